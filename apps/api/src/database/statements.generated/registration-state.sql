select exists(select from profile) as "hasAccounts",
exists(select from house where invitation_code = $1 and left_at is null) as "isInvitation"

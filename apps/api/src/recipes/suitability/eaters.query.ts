/**
 * The viewer's household: the members of the viewer's house, or the viewer alone when there is no
 * house. Expects a relation `viewer`.
 */
export const EATERS = `
  select profile.id, profile.diet_id
  from viewer join profile on profile.id = viewer.id
  union
  select profile.id, profile.diet_id
  from viewer join profile on profile.house_id = viewer.house_id`;

/**
 * The dietary flags and the disliked ingredients of all eaters together. Expects a relation
 * `eater`: {@link EATERS}.
 */
export const HOUSEHOLD_AVOIDS = `
  select
    (select coalesce(bit_or(avoided.dietary_flags), 0) from (
      select diet.dietary_flags from eater join diet on diet.id = eater.diet_id
      union all
      select allergy.dietary_flags
      from eater join profile_allergy on profile_id = eater.id
      join allergy on allergy.id = allergy_id
    ) avoided) as dietary_flags,
    array(
      select distinct ingredient_id
      from eater join profile_disliked_ingredient on profile_id = eater.id
    ) as disliked_ids
  from (select) one`;

/**
 * The viewer's household: the members of the viewer's house and its people without an account, or
 * the viewer alone when there is no house. One of `profile_id` and `dependant_id` is null. Expects a
 * relation `viewer`.
 */
export const PEOPLE = `
  select profile.id as profile_id, null::int as dependant_id, profile.diet_id,
    array(
      select allergy_id from profile_allergy where profile_id = profile.id
    ) as allergy_ids,
    array(
      select ingredient_id from profile_disliked_ingredient where profile_id = profile.id
    ) as disliked_ingredient_ids, false as guest, profile.appetite
  from (
    select profile.id, profile.diet_id, profile.appetite
    from viewer join profile on profile.id = viewer.id
    union
    select profile.id, profile.diet_id, profile.appetite
    from viewer join profile on profile.house_id = viewer.house_id
  ) profile
  union all
  select null, dependant.id, dependant.diet_id, dependant.allergy_ids,
    dependant.disliked_ingredient_ids, dependant.guest, dependant.appetite
  from viewer join dependant on dependant.house_id = viewer.house_id`;

/** Who eats where nobody is named, as `whoEats` (who-eats.ts). */
const EVERYBODY = `select * from (${PEOPLE}) person where not guest`;

/** Who of the rows `person` eats a meal, as `whoEats` (who-eats.ts). */
const eatersOf = (named: string) => `
  select * from person
  where case when ${named} = 'null' then not guest else
    ${named} @> jsonb_build_array(jsonb_build_object('profileId', profile_id))
    or ${named} @> jsonb_build_array(jsonb_build_object('dependantId', dependant_id)) end`;

const AVOIDED = `
  select
    (select coalesce(bit_or(avoided.dietary_flags), 0) from (
      select diet.dietary_flags from eater join diet on diet.id = eater.diet_id
      union all
      select allergy.dietary_flags from eater join allergy on allergy.id = any (allergy_ids)
    ) avoided) as dietary_flags,
    array(select distinct unnest(disliked_ingredient_ids) from eater) as disliked_ids
  from (select) one`;

/**
 * The dietary flags and the disliked ingredients of all eaters together: of everybody in the household of
 * a row `viewer`, of the rows `eater`, or of those of the rows `person` that a meal names.
 *
 * @param named SQL of a JSON array of people of the household; JSON null: nobody is named
 */
export function avoidedBy(eaters: 'EVERYBODY' | 'EATER_ROWS' | { readonly named: string }): string {
  if (eaters === 'EATER_ROWS') return AVOIDED;
  return `with eater as (${eaters === 'EVERYBODY' ? EVERYBODY : eatersOf(eaters.named)}) ${AVOIDED}`;
}

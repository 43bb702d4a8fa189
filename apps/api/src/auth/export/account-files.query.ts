import { rowAsJson } from '../../database/insertion.js';
import {
  isoTimestamp,
  type PreparedStatement,
  UNNAMED,
} from '../../database/prepared-statement.js';
import { IS_SIGN_IN } from '../../session/live-session.query.js';

/** The small files of an export, as JSON text by name. */
export type AccountFiles = Readonly<Record<string, string>>;

const KEYS = ['diet', 'allergy', 'ingredient', 'unit', 'tech_step', 'utensil', 'source']
  .map((table) => `'${table}', (select json_object_agg(id, key) from ${table})`)
  .join(', ');

/** `$1` the profile. No row when the account was deleted. */
export const EXPORT_ACCOUNT: PreparedStatement = {
  name: UNNAMED,
  text: `
    select json_build_object(
        'id', id,
        'firstName', first_name,
        'lastName', last_name,
        'email', email,
        'createdAt', ${isoTimestamp('created_at')},
        'openIdConnect', case when oidc_issuer is not null
          then json_build_object('issuer', oidc_issuer, 'subject', oidc_subject) end,
        'dietId', diet_id,
        'appetite', appetite,
        'unitSystem', unit_system,
        'locale', locale,
        'allergyIds', array(select allergy_id from profile_allergy where profile_id = $1),
        'dislikedIngredientIds', array(
          select ingredient_id from profile_disliked_ingredient where profile_id = $1
        ),
        'leftHouses', (
          select coalesce(json_agg(json_build_object(
            'id', house_id, 'leftAt', ${isoTimestamp('left_at')}
          ) order by left_at), '[]')
          from former_member where profile_id = $1
        )
      )::text as profile,
      (
        select coalesce(json_agg(json_build_object(
          'id', id,
          'createdAt', ${isoTimestamp('created_at')},
          'lastUsedAt', ${isoTimestamp('last_used_at')},
          'userAgent', user_agent
        ) order by id), '[]')
        from session where profile_id = $1 and ${IS_SIGN_IN}
      )::text as sessions,
      (
        select coalesce(json_agg(json_build_object(
          'id', session_id,
          'name', name,
          'scopes', scopes,
          'createdAt', ${isoTimestamp('created_at')},
          'expiresOn', expires_on,
          'lastUsedOn', last_used_on
        ) order by session_id), '[]')
        from access_token join session on session.id = session_id where profile_id = $1
      )::text as "access-tokens",
      coalesce((
        select json_build_object(
          'id', house.id,
          'name', house.name,
          'joinedAt', ${isoTimestamp('profile.joined_house_at')},
          'isAdministrator', profile.id = any (house.administrator_id || house.further_administrator_ids),
          'dependants', (
            select coalesce(json_agg(${rowAsJson('dependant', 'dependant', ['houseId'])} order by dependant.id), '[]')
            from dependant where house_id = house.id
          )
        )
        from house where house.id = profile.house_id
      )::text, 'null') as house,
      json_build_object(${KEYS})::text as catalogues
    from profile where id = $1`,
};

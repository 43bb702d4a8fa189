import { QueryFlagField } from '../../http/fields/query.fields.js';

export class DeleteRecipeDto {
  @QueryFlagField({ description: 'Whether it is deleted at once, also from the trash.' })
  forever?: boolean;
}

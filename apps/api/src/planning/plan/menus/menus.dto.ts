import { DateField } from '../../../http/fields/date.field.js';
import { TextField } from '../../../http/fields/text.field.js';

/** Two dates of different weeks. */
export class WeekCopyDto {
  @DateField({ description: 'A date in the week that is copied.' })
  from: string;

  @DateField({ description: 'A date in the week that receives the copies.', example: '2026-07-13' })
  to: string;
}

export class NewMenuDto {
  @TextField({ min: 1, max: 80, example: 'Semaine d’hiver' })
  name: string;

  @DateField({ description: 'A date in the week that becomes the menu.' })
  date: string;
}

export class MenuDateDto {
  @DateField({ description: 'A date in the week that receives the items.' })
  date: string;
}

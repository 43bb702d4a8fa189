import { DefaultNamingStrategy } from 'typeorm';

/** `houseId` in code is `house_id` in the database, as SQL is used to. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? snakeCase(property);
  }

  override tableName(className: string, customName: string | undefined): string {
    return customName ?? snakeCase(className.replace(/Entity$/, ''));
  }
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (capital) => `_${capital}`).toLowerCase();
}

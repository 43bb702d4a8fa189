import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recipes by the diets they are tagged with. There are few diets, so few different lists of them:
 * a search reads those that hold what it wants, newest first.
 */
export class RecipeDiets1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index recipe_diets on recipe (diet_ids, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index recipe_diets');
  }
}

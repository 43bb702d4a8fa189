import { Injectable } from '@nestjs/common';
import { IngredientWords } from '#domain/search/ingredient-words.js';
import { kindOf, type WordKind } from '#domain/search/recipe-keys.js';
import { type FoundKey, foundKeys, type SearchWord } from '#domain/search/search-words.js';
import type { SessionClaims } from '../../../session/session.js';
import { Database } from '../../../database/database.js';
import { Catalogues } from '../../../reference/catalogues.js';
import { FIND_WORDS, type FoundWordsRow } from './words.query.js';

/** Finds the keys of the recipes that a search is about. */
@Injectable()
export class SearchService {
  private readonly ingredients: IngredientWords;

  constructor(
    private readonly database: Database,
    { ingredients }: Catalogues,
  ) {
    this.ingredients = new IngredientWords((key) => ingredients.findByKey(key)?.id);
  }

  /**
   * The keys that each word finds.
   *
   * @throws NOT_AUTHENTICATED
   */
  async find(session: SessionClaims, words: readonly SearchWord[]): Promise<FoundKey[][]> {
    const parts = [...new Set(words.flatMap((word) => word.parts))];
    const { keys } = await this.database.readAs<FoundWordsRow>(session, FIND_WORDS, [parts]);
    const kinds = new Map<string, WordKind[]>();
    for (const key of keys) {
      const word = key.slice(1);
      kinds.set(word, [...(kinds.get(word) ?? []), kindOf(key)]);
    }
    const candidates = [...new Set([...kinds.keys(), ...this.ingredients.withParts(parts)])];
    return words.map((word) =>
      foundKeys(word, {
        candidates,
        kindsOf: (text) => kinds.get(text) ?? [],
        ingredientIdsOf: (text) => this.ingredients.idsOf(text),
      }),
    );
  }
}

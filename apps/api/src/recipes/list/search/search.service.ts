import { Injectable } from '@nestjs/common';
import { IngredientWords } from '#domain/search/ingredient-words.js';
import type { WordKind } from '#domain/search/recipe-keys.js';
import { type FoundKey, foundKeys, type SearchWord } from '#domain/search/search-words.js';
import type { SessionClaims } from '../../../session/session.js';
import { Database } from '../../../database/database.js';
import { Catalogues } from '../../../reference/catalogues.js';
import { FIND_WORDS, type FoundWordsRow } from './found-words.query.js';

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
   * The keys that each word finds; none for a word that occurs nowhere.
   *
   * @throws NOT_AUTHENTICATED
   */
  async find(session: SessionClaims, words: readonly SearchWord[]): Promise<FoundKey[][]> {
    const forms = words.flatMap((word) => word.forms);
    const parts = words.flatMap((word) => word.parts);
    const ofIngredients = this.ingredients.withParts(parts);
    const found = await this.database.readAs<FoundWordsRow>(session, FIND_WORDS, [
      [...new Set([...forms, ...ofIngredients])],
      [...new Set(parts)],
    ]);
    const kinds = new Map<string, WordKind[]>();
    for (const [word, ...ofWord] of found.words) kinds.set(word, ofWord);
    const candidates = [...new Set([...kinds.keys(), ...ofIngredients])];
    return words.map((word) =>
      foundKeys(word, {
        candidates,
        kindsOf: (text) => kinds.get(text) ?? [],
        ingredientIdsOf: (text) => this.ingredients.idsOf(text),
      }),
    );
  }
}

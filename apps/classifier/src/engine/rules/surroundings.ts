import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import type { Document } from '../document/document.js';
import type { Mention } from '../document/mention.js';

/** What the rules about a mention may know about the whole text. Most rules do not ask. */
export class Surroundings {
  private techniques: ReadonlySet<string | null> | undefined = undefined;
  private utensils: ReadonlySet<string | null> | undefined = undefined;

  /** @param before mentions before the one that is decided, with their meanings */
  constructor(
    private readonly doc: Document,
    readonly before: readonly Mention[],
  ) {}

  hasTechnique(key: TechStepKey): boolean {
    this.techniques ??= new Set(this.doc.instructions.map(({ technique }) => technique));
    return this.techniques.has(key);
  }

  hasUtensil(key: UtensilKey): boolean {
    this.utensils ??= new Set(
      this.doc.mentions.flatMap((each) => (isVerb(this.doc, each) ? [] : each.entry.utensil)),
    );
    return this.utensils.has(key);
  }
}

/** Whether a mention is the verb of an instruction: "Whisk the eggs". */
export function isVerb(doc: Document, { from, to }: Mention): boolean {
  return to - from === 1 && doc.instructionAt(from) !== undefined;
}

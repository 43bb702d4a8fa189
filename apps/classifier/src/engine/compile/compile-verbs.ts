import { TECH_STEP_KEYS, type TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Language } from '../language/language.js';
import type { Meaning, Verb } from '../words/verb.js';
import { withMember } from '../words/word.js';
import { wordsOf } from '../words/letters.js';
import { Trie } from '../words/trie.js';
import type { Vocabulary } from '../words/vocabulary.js';

/** Compiles the wordings of all techniques and conjugates their verbs. */
export class VerbCompiler {
  private readonly verbs = new Map<string, Verb>();

  constructor(
    private readonly language: Language,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Adds the verbs, and the phrases that are instructions by themselves, to the vocabulary. */
  compile(): void {
    const { techniques, noTechniques, verbs } = this.language;
    for (const technique of TECH_STEP_KEYS) {
      for (const wording of techniques[technique] ?? []) this.addWording(wording, technique);
    }
    for (const wording of noTechniques) this.addWording(wording, null);
    const { withoutTechnique, placing, removing, using } = verbs;
    for (const infinitive of [...withoutTechnique, ...placing, ...removing, ...using])
      this.verbFor(infinitive);
    this.addEndings();
  }

  /** Unknown verbs are recognised by their ending, for example "zestez" by "-ez". */
  private addEndings(): void {
    for (const { ending, minLength, form } of this.language.grammar.endings) {
      const word = this.vocabulary.addEnding(ending, minLength);
      if (form === undefined) continue;
      word.verb = this.newVerb(ending);
      word.forms = withMember(word.forms, form);
    }
  }

  /** Adds one line in the notation of `Language.techniques`. */
  private addWording(wording: string, technique: TechStepKey | null): void {
    if (wording.startsWith('=')) {
      this.addSetPhrase(wordsOf(wording), technique);
      return;
    }
    const [written = '', mark, complements = ''] = wording.split(/ (…|~) /);
    const heads = written.split('|');
    if (mark === undefined) for (const head of heads) this.addVerb(head, technique);
    else this.addComplements(heads, complements, technique, mark === '…');
  }

  private addSetPhrase(words: readonly string[], technique: TechStepKey | null): void {
    const [head, others] = this.vocabulary.phrase(words);
    head.setPhrases ??= new Trie();
    head.setPhrases.set(others, { technique, weight: words.length });
    head.forms = withMember(head.forms, 'PHRASE_HEAD');
  }

  private addVerb(head: string, technique: TechStepKey | null): void {
    const [first = '', second] = head.split(' ');
    if (second === undefined) this.verbFor(first).alone ??= technique;
    else if (this.language.verbs.auxiliaries.includes(first))
      this.verbFor(second).withAuxiliary ??= technique;
    else this.addComplements([first], second, technique, true);
  }

  private addComplements(
    infinitives: readonly string[],
    alternatives: string,
    technique: TechStepKey | null,
    included: boolean,
  ): void {
    const tries = infinitives.map((infinitive) => this.complementsOf(infinitive));
    if (!included) for (const head of infinitives) this.verbOf(head).dependsOnObject = true;
    for (const alternative of alternatives.split('|')) {
      for (const complement of this.expandSizes(alternative)) {
        const words = wordsOf(complement).map((word) => this.vocabulary.add(word));
        const meaning = { technique, weight: included ? words.length + 1 : 1, included };
        for (const trie of tries) trie.set(words, meaning);
      }
    }
  }

  /** The complements of a verb; of a verb after an auxiliary for a head such as "faire réduire". */
  private complementsOf(head: string): Trie<Meaning> {
    const verb = this.verbOf(head);
    if (head.includes(' ')) return (verb.auxiliaryComplements ??= new Trie());
    return (verb.complements ??= new Trie());
  }

  /** The verb of a head: "réduire" of "faire réduire". */
  private verbOf(head: string): Verb {
    const [first = '', second] = head.split(' ');
    return this.verbFor(second ?? first);
  }

  /** Replaces `*` in a complement with nothing and with each adjective of size. */
  private expandSizes(complement: string): readonly string[] {
    if (!complement.includes('*')) return [complement];
    return ['', ...this.language.grammar.sizes].map((size) => complement.replace('*', size));
  }

  private verbFor(infinitive: string): Verb {
    const known = this.verbs.get(infinitive);
    if (known !== undefined) return known;
    const verb = this.newVerb(infinitive);
    this.verbs.set(infinitive, verb);
    for (const [spelling, form] of this.language.conjugate(infinitive)) {
      const word = this.vocabulary.add(spelling);
      word.verb ??= verb;
      if (word.verb === verb) word.forms = withMember(word.forms, form);
    }
    return verb;
  }

  private newVerb(infinitive: string): Verb {
    const { verbs, foodVerbs } = this.language;
    const isIn = (list: readonly string[]) => list.includes(infinitive);
    return {
      infinitive,
      food: foodVerbs[infinitive] ?? null,
      alone: null,
      withAuxiliary: null,
      complements: undefined,
      auxiliaryComplements: undefined,
      dependsOnObject: false,
      auxiliary: isIn(verbs.auxiliaries),
      introducesObject: [verbs.introducing, verbs.placing, verbs.removing].some(isIn),
      placing: isIn(verbs.placing),
      removing: isIn(verbs.removing),
      using: isIn(verbs.using),
      withParticle: isIn(verbs.withParticle),
      spontaneous: isIn(verbs.spontaneous),
      homograph: isIn(verbs.homographs),
    };
  }
}

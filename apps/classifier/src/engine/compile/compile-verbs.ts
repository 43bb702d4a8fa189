import type { Locale } from '#domain/locale.js';
import { TECH_STEP_KEYS, type TechStepKey } from '#domain/catalogue/tech-steps.js';
import { conjugateEnglish } from '../../languages/en/conjugate.js';
import { conjugateFrench } from '../../languages/fr/conjugate.js';
import { NO_TECHNIQUES_EN, TECHNIQUES_EN } from '../../languages/en/techniques.js';
import { NO_TECHNIQUES_FR, TECHNIQUES_FR } from '../../languages/fr/techniques.js';
import type { Grammar } from '../../languages/grammar.js';
import { PHRASE_HEAD, type VerbForm } from '../../languages/verb-forms.js';
import * as english from '../../languages/en/verbs.js';
import * as french from '../../languages/fr/verbs.js';
import type { SetPhrase } from '../model/language.js';
import { Trie, ROOT } from '../text/trie.js';
import type { Meaning, Verb } from '../model/verb.js';
import { type Vocabulary, wordsOf } from '../text/vocabulary.js';
import { UNKNOWN } from '../text/word-table.js';

interface VerbData {
  readonly techniques: Readonly<Record<TechStepKey, readonly string[]>>;
  readonly noTechniques: readonly string[];
  readonly verbsWithoutTechnique: readonly string[];
  readonly auxiliaries: readonly string[];
  readonly introducing: readonly string[];
  readonly spontaneous: readonly string[];
  readonly homographs: readonly string[];
  readonly conjugate: (verb: string) => readonly VerbForm[];
}

const VERB_DATA: Readonly<Record<Locale, VerbData>> = {
  fr: {
    techniques: TECHNIQUES_FR,
    noTechniques: NO_TECHNIQUES_FR,
    verbsWithoutTechnique: french.VERBS_WITHOUT_TECHNIQUE_FR,
    auxiliaries: french.AUXILIARY_VERBS_FR,
    introducing: french.INTRODUCING_VERBS_FR,
    spontaneous: french.SPONTANEOUS_VERBS_FR,
    homographs: [],
    conjugate: conjugateFrench,
  },
  en: {
    techniques: TECHNIQUES_EN,
    noTechniques: NO_TECHNIQUES_EN,
    verbsWithoutTechnique: english.VERBS_WITHOUT_TECHNIQUE_EN,
    auxiliaries: english.AUXILIARY_VERBS_EN,
    introducing: english.INTRODUCING_VERBS_EN,
    spontaneous: english.SPONTANEOUS_VERBS_EN,
    homographs: english.HOMOGRAPHS_EN,
    conjugate: conjugateEnglish,
  },
};

export interface CompiledVerbs {
  readonly byWord: ReadonlyMap<number, Verb>;
  readonly forms: ReadonlyMap<number, number>;
  readonly setPhrases: Trie<SetPhrase>;
  readonly complements: Trie<Meaning>;
}

/** Compiles the wordings of all techniques and conjugates their verbs. */
export function compileVerbs(
  locale: Locale,
  vocabulary: Vocabulary,
  grammar: Grammar,
): CompiledVerbs {
  const compiler = new VerbCompiler(VERB_DATA[locale], vocabulary, grammar);
  return compiler.compile();
}

class VerbCompiler {
  private readonly verbs = new Map<string, Verb>();
  private readonly byWord = new Map<number, Verb>();
  private readonly forms = new Map<number, number>();
  private readonly setPhrases = new Trie<SetPhrase>();
  private readonly complements = new Trie<Meaning>();

  constructor(
    private readonly data: VerbData,
    private readonly vocabulary: Vocabulary,
    private readonly grammar: Grammar,
  ) {}

  compile(): CompiledVerbs {
    const { techniques, noTechniques, verbsWithoutTechnique } = this.data;
    for (const technique of TECH_STEP_KEYS) {
      for (const wording of techniques[technique]) this.addWording(wording, technique);
    }
    for (const wording of noTechniques) this.addWording(wording, null);
    for (const infinitive of verbsWithoutTechnique) this.verbFor(infinitive);
    this.addEndings();
    const { byWord, forms, setPhrases, complements } = this;
    return { byWord, forms, setPhrases, complements };
  }

  /** Unknown verbs are recognised by their ending, for example "zestez" by "-ez". */
  private addEndings(): void {
    for (const { ending, minLength, forms } of this.grammar.endings) {
      const word = this.vocabulary.addEnding(ending, minLength);
      if (forms === undefined) continue;
      this.byWord.set(word, this.newVerb(ending));
      this.forms.set(word, forms);
    }
  }

  /** Adds one line in the notation of `technique-wording.ts`. */
  private addWording(wording: string, technique: TechStepKey | null): void {
    if (wording.startsWith('=')) {
      this.addSetPhrase(this.ids(wordsOf(wording)), technique);
      return;
    }
    const [written = '', mark, complements = ''] = wording.split(/ (…|~) /);
    const heads = written.split('|');
    if (mark === undefined) for (const head of heads) this.addVerb(head, technique);
    else this.addComplements(heads, complements, technique, mark === '…');
  }

  private addSetPhrase(words: readonly number[], technique: TechStepKey | null): void {
    const [head = UNKNOWN] = words;
    this.setPhrases.set(words, { technique, weight: words.length });
    this.forms.set(head, (this.forms.get(head) ?? 0) | PHRASE_HEAD);
  }

  private addVerb(head: string, technique: TechStepKey | null): void {
    const [first = '', second] = head.split(' ');
    if (second === undefined) this.verbFor(first).alone ??= technique;
    else if (this.data.auxiliaries.includes(first))
      this.verbFor(second).withAuxiliary ??= technique;
    else this.addComplements([first], second, technique, true);
  }

  private addComplements(
    infinitives: readonly string[],
    alternatives: string,
    technique: TechStepKey | null,
    included: boolean,
  ): void {
    const verbs = infinitives.map((infinitive) => this.verbFor(infinitive));
    for (const verb of verbs) verb.complements ||= this.complements.addNode();
    for (const alternative of alternatives.split('|')) {
      for (const complement of this.expandSizes(alternative)) {
        const words = this.ids(wordsOf(complement));
        const meaning = { technique, weight: included ? words.length + 1 : 1, included };
        for (const verb of verbs) this.complements.set(words, meaning, verb.complements);
      }
    }
  }

  /** Replaces `*` in a complement with nothing and with each adjective of size. */
  private expandSizes(complement: string): readonly string[] {
    if (!complement.includes('*')) return [complement];
    return ['', ...this.grammar.sizes].map((size) => complement.replace('*', size));
  }

  private verbFor(infinitive: string): Verb {
    const known = this.verbs.get(infinitive);
    if (known !== undefined) return known;
    const verb = this.newVerb(infinitive);
    this.verbs.set(infinitive, verb);
    for (const [form, readings] of this.data.conjugate(infinitive)) {
      const word = this.vocabulary.add(form);
      if (!this.byWord.has(word)) this.byWord.set(word, verb);
      if (this.byWord.get(word) === verb)
        this.forms.set(word, (this.forms.get(word) ?? 0) | readings);
    }
    return verb;
  }

  private newVerb(infinitive: string): Verb {
    const { auxiliaries, introducing, spontaneous, homographs } = this.data;
    return {
      infinitive,
      alone: null,
      withAuxiliary: null,
      complements: ROOT,
      auxiliary: auxiliaries.includes(infinitive),
      introducesObject: introducing.includes(infinitive),
      spontaneous: spontaneous.includes(infinitive),
      homograph: homographs.includes(infinitive),
    };
  }

  private ids(words: readonly string[]): number[] {
    return words.map((word) => this.vocabulary.add(word));
  }
}

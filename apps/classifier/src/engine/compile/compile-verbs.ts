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

interface VerbLexicon {
  readonly techniques: Readonly<Record<TechStepKey, readonly string[]>>;
  readonly noTechniques: readonly string[];
  readonly plain: readonly string[];
  readonly auxiliaries: readonly string[];
  readonly bringing: readonly string[];
  readonly spontaneous: readonly string[];
  readonly homographs: readonly string[];
  readonly conjugate: (verb: string) => readonly VerbForm[];
}

const LEXICONS: Readonly<Record<Locale, VerbLexicon>> = {
  fr: {
    techniques: TECHNIQUES_FR,
    noTechniques: NO_TECHNIQUES_FR,
    plain: french.PLAIN_VERBS_FR,
    auxiliaries: french.CAUSATIVES_FR,
    bringing: french.BRINGING_VERBS_FR,
    spontaneous: french.SPONTANEOUS_VERBS_FR,
    homographs: [],
    conjugate: conjugateFrench,
  },
  en: {
    techniques: TECHNIQUES_EN,
    noTechniques: NO_TECHNIQUES_EN,
    plain: english.PLAIN_VERBS_EN,
    auxiliaries: english.CAUSATIVES_EN,
    bringing: english.BRINGING_VERBS_EN,
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

/** Reads the wordings of all techniques and conjugates their verbs. */
export function compileVerbs(
  locale: Locale,
  vocabulary: Vocabulary,
  grammar: Grammar,
): CompiledVerbs {
  const compiler = new VerbCompiler(LEXICONS[locale], vocabulary, grammar);
  return compiler.compile();
}

class VerbCompiler {
  private readonly verbs = new Map<string, Verb>();
  private readonly byWord = new Map<number, Verb>();
  private readonly forms = new Map<number, number>();
  private readonly setPhrases = new Trie<SetPhrase>();
  private readonly complements = new Trie<Meaning>();

  constructor(
    private readonly lexicon: VerbLexicon,
    private readonly vocabulary: Vocabulary,
    private readonly grammar: Grammar,
  ) {}

  compile(): CompiledVerbs {
    const { techniques, noTechniques, plain } = this.lexicon;
    for (const technique of TECH_STEP_KEYS) {
      for (const wording of techniques[technique]) this.learn(wording, technique);
    }
    for (const wording of noTechniques) this.learn(wording, null);
    for (const infinitive of plain) this.verb(infinitive);
    this.guessByEnding();
    const { byWord, forms, setPhrases, complements } = this;
    return { byWord, forms, setPhrases, complements };
  }

  /** "Zestez" would be an order even if no lexicon had the verb. */
  private guessByEnding(): void {
    for (const { ending, shortest, meaning } of this.grammar.endings) {
      const word = this.vocabulary.addEnding(ending, shortest);
      if (meaning === undefined) continue;
      this.byWord.set(word, this.fresh(ending));
      this.forms.set(word, meaning);
    }
  }

  /** Reads one line of the notation of `technique-wording.ts`. */
  private learn(wording: string, technique: TechStepKey | null): void {
    if (wording.startsWith('=')) {
      this.learnPhrase(this.ids(wordsOf(wording)), technique);
      return;
    }
    const [written = '', mark, complements = ''] = wording.split(/ (…|~) /);
    const heads = written.split('|');
    if (mark === undefined) for (const head of heads) this.learnVerb(head, technique);
    else this.learnComplements(heads, complements, technique, mark === '…');
  }

  private learnPhrase(words: readonly number[], technique: TechStepKey | null): void {
    const [head = UNKNOWN] = words;
    this.setPhrases.set(words, { technique, weight: words.length });
    this.forms.set(head, (this.forms.get(head) ?? 0) | PHRASE_HEAD);
  }

  private learnVerb(head: string, technique: TechStepKey | null): void {
    const [auxiliary = '', infinitive] = head.split(' ');
    if (infinitive === undefined) this.verb(auxiliary).alone ??= technique;
    else if (this.lexicon.auxiliaries.includes(auxiliary))
      this.verb(infinitive).withAuxiliary ??= technique;
    else this.learnComplements([auxiliary], infinitive, technique, true);
  }

  private learnComplements(
    infinitives: readonly string[],
    alternatives: string,
    technique: TechStepKey | null,
    included: boolean,
  ): void {
    const verbs = infinitives.map((infinitive) => this.verb(infinitive));
    for (const verb of verbs) verb.complements ||= this.complements.addNode();
    for (const alternative of alternatives.split('|')) {
      for (const complement of this.sized(alternative)) {
        const words = this.ids(wordsOf(complement));
        const meaning = { technique, weight: included ? words.length + 1 : 1, included };
        for (const verb of verbs) this.complements.set(words, meaning, verb.complements);
      }
    }
  }

  /** A complement with nothing and with each adjective of size in the place of its `*`. */
  private sized(complement: string): readonly string[] {
    if (!complement.includes('*')) return [complement];
    return ['', ...this.grammar.sizes].map((size) => complement.replace('*', size));
  }

  private verb(infinitive: string): Verb {
    const known = this.verbs.get(infinitive);
    if (known !== undefined) return known;
    const verb = this.fresh(infinitive);
    this.verbs.set(infinitive, verb);
    for (const [form, meanings] of this.lexicon.conjugate(infinitive)) {
      const word = this.vocabulary.add(form);
      if (!this.byWord.has(word)) this.byWord.set(word, verb);
      if (this.byWord.get(word) === verb)
        this.forms.set(word, (this.forms.get(word) ?? 0) | meanings);
    }
    return verb;
  }

  private fresh(infinitive: string): Verb {
    const { auxiliaries, bringing, spontaneous, homographs } = this.lexicon;
    return {
      infinitive,
      alone: null,
      withAuxiliary: null,
      complements: ROOT,
      auxiliary: auxiliaries.includes(infinitive),
      bringing: bringing.includes(infinitive),
      spontaneous: spontaneous.includes(infinitive),
      homograph: homographs.includes(infinitive),
    };
  }

  private ids(words: readonly string[]): number[] {
    return words.map((word) => this.vocabulary.add(word));
  }
}

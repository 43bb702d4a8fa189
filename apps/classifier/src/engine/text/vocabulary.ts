import { UNKNOWN, type Word } from '../model/word.js';
import { spell, withoutAccents } from './letters.js';

/** An ending that classifies unknown words: "-ment" marks an adverb. */
interface Ending {
  /** The ending without accents. */
  readonly letters: string;
  /** Shorter words are not classified by this ending. */
  readonly minLength: number;
  readonly word: Word;
}

/**
 * The words of a language. A word is looked up as written first, then without accents: "prechauffer"
 * finds "préchauffer", but "mais" never finds "maïs" because both are words.
 */
export class Vocabulary {
  private readonly words = new Map<string, Word>();
  /** The spelling of the first word with these letters without accents. */
  private readonly unaccented = new Map<string, string>();
  private readonly endings = new Map<string, Ending>();

  /** Returns a lower-case word, which is added if it is new. */
  add(word: string): Word {
    const spelling = spell(word);
    const known = this.words.get(spelling);
    if (known !== undefined) return known;
    const added = newWord();
    this.words.set(spelling, added);
    const letters = withoutAccents(spelling);
    if (!this.unaccented.has(letters)) this.unaccented.set(letters, spelling);
    return added;
  }

  /** Registers another spelling of a word. */
  alias(spelling: string, word: string): void {
    this.words.set(spell(spelling), this.add(word));
  }

  /** Returns the word for all unknown words with this ending. */
  addEnding(ending: string, minLength: number): Word {
    const known = this.endings.get(ending);
    if (known !== undefined) return known.word;
    const word = newWord();
    this.endings.set(ending, { letters: withoutAccents(ending), minLength, word });
    return word;
  }

  /** Returns the known words with this ending. */
  wordsEndingIn(ending: string, minLength: number): Word[] {
    return [...this.words]
      .filter(([spelling]) => spelling.length >= minLength && spelling.endsWith(ending))
      .map(([, word]) => word);
  }

  /** Returns a word by its spelling, see {@link spell}; by its ending if it is unknown. */
  find(spelling: string): Word {
    return this.words.get(spelling) ?? this.findApproximate(spelling);
  }

  private findApproximate(spelling: string): Word {
    const letters = withoutAccents(spelling);
    const known = this.unaccented.get(letters);
    if (known !== undefined && !addsAccent(spelling, known))
      return this.words.get(known) ?? UNKNOWN;
    for (const ending of this.endings.values()) {
      if (letters.length >= ending.minLength && letters.endsWith(ending.letters))
        return ending.word;
    }
    return UNKNOWN;
  }
}

const newWord = (): Word => ({ classes: 0, forms: 0, verb: undefined, number: NaN });

/** Accents may be missing, but a written "é" must match: "sucré" does not find "sucre". */
function addsAccent(spelling: string, known: string): boolean {
  if (!spelling.includes('é')) return false;
  return [...spelling].some((letter, i) => letter === 'é' && known[i] === 'e');
}

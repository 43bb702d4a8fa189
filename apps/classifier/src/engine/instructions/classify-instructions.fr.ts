import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  NEGATION,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../../languages/grammar.js';
import {
  BARE_INSTRUCTION,
  GERUND,
  IMPERATIVE,
  INFINITIVE,
  PARTICIPLE,
  PRESENT,
} from '../../languages/verb-forms.js';
import { createInfinitiveClassifier } from './classify-infinitives.fr.js';
import {
  ACCOMPANYING,
  FORBIDDEN,
  NO_INSTRUCTION,
  type Instruction,
  PLAIN,
  type Classification,
} from '../model/instruction.js';
import {
  type InstructionClassifier,
  type Scene,
  classAt,
  formAt,
  verbAt,
  wordAt,
} from './instruction-classifier.js';
import { endsSentence, openingBracket } from '../model/sentence.js';
import { NUMBER, PUNCTUATION, WORD } from '../text/tokens.js';
import { createVerbSurroundings, hasObject } from './verb-surroundings.fr.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Tokens between an auxiliary and the verb it makes happen: "Laisser la pâte à pizza reposer". */
const MAX_REACH = 9;

/** Tells French orders from infinitives, present forms and participles that order nothing. */
export function createFrenchClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named('à', 'en', 'l', 'on', 'qu', 'que', 'tout', 'tu');
  const around = createVerbSurroundings(vocabulary);
  const { before, isReflexive } = around;
  const classifyInfinitive = createInfinitiveClassifier(vocabulary, around);

  function classifyImperative(scene: Scene, at: number): Classification {
    const p = before(scene, at);
    const bits = classAt(scene, p);
    if ((bits & NEGATION) !== 0) return { manner: isOnly(scene, at) ? PLAIN : FORBIDDEN, opens: p };
    return { manner: (bits & SUBORDINATOR) !== 0 ? NO_INSTRUCTION : PLAIN, opens: p + 1 };
  }

  /** "ne salez qu'à la fin" orders, and only says when. */
  function isOnly(scene: Scene, at: number): boolean {
    return wordAt(scene, at + 1) === w.qu || wordAt(scene, at + 1) === w.que;
  }

  function classifyGerund(scene: Scene, at: number): Classification {
    let i = at - 1;
    while (wordAt(scene, i) !== w.en && (classAt(scene, i) & (PRONOUN | ADVERB)) !== 0) i--;
    const ordered = wordAt(scene, i) === w.en && !verbAt(scene, at)?.spontaneous;
    const opens = wordAt(scene, i - 1) === w.tout ? i - 1 : i;
    return { manner: ordered ? ACCOMPANYING : NO_INSTRUCTION, opens };
  }

  /** "on mélange", "tu le verses", but "si on mélange", "ce que l'on verse". */
  function classifyPresent(scene: Scene, at: number): Classification {
    const p = before(scene, at);
    const told = (classAt(scene, p - 1) & SUBORDINATOR) !== 0 || wordAt(scene, p - 1) === w.l;
    const ordered = (wordAt(scene, p) === w.tu || wordAt(scene, p) === w.on) && !told;
    return { manner: ordered ? PLAIN : NO_INSTRUCTION, opens: p };
  }

  /** "mélange" is an order where a clause begins, and only if what follows is not a noun's company. */
  function classifyBareInstruction(scene: Scene, at: number): Classification {
    let p = at - 1;
    while (
      (classAt(scene, p) & ADVERB) !== 0 &&
      (classAt(scene, p) & (CONJUNCTION | DETERMINER)) === 0
    )
      p--;
    const classification = { manner: NO_INSTRUCTION, opens: p + 1 };
    const starts = scene.tokens.kind(p) !== WORD && scene.tokens.kind(p) !== NUMBER;
    if (!starts && (classAt(scene, p) & CONJUNCTION) === 0) return classification;
    if (tellsOnly(scene, p)) return classification;
    const noun = scene.names.some((name) => name.from <= at && at < name.to);
    return { manner: hasObject(scene, at, noun) ? PLAIN : NO_INSTRUCTION, opens: p + 1 };
  }

  /** Whether the words since the last comma or sentence end say what happens, not what to do. */
  function tellsOnly(scene: Scene, from: number): boolean {
    for (let i = from; !endsSentence(scene.language, scene.tokens, i); i--) {
      if (scene.tokens.kind(i) === PUNCTUATION) return false;
      if ((classAt(scene, i) & SUBORDINATOR) !== 0) return true;
    }
    return false;
  }

  /** "Mélangé les œufs puis salé bien": participles spelt for infinitives. */
  function classifyParticiple(scene: Scene, at: number): Classification {
    const { language, tokens, orders } = scene;
    const misspelt = formAt(scene, orders.at(-1)?.head ?? -1) === PARTICIPLE;
    const starts =
      endsSentence(language, tokens, at - 1) ||
      tokens.is(at - 1, ':') ||
      (misspelt && (classAt(scene, at - 1) & CONJUNCTION) !== 0);
    const goesOn = (classAt(scene, at + 1) & (DETERMINER | ADVERB)) !== 0;
    const meant = starts && goesOn && tokens.written(at).normalize().endsWith('é');
    return { manner: meant ? PLAIN : NO_INSTRUCTION, opens: at };
  }

  return {
    judge(scene, at) {
      const form = formAt(scene, at);
      if ((form & INFINITIVE) !== 0) return classifyInfinitive(scene, at);
      if ((form & IMPERATIVE) !== 0) return classifyImperative(scene, at);
      if ((form & PRESENT) !== 0) {
        const classification = classifyPresent(scene, at);
        if (classification.manner !== NO_INSTRUCTION) return classification;
      }
      if ((form & GERUND) !== 0) return classifyGerund(scene, at);
      if ((form & BARE_INSTRUCTION) !== 0) return classifyBareInstruction(scene, at);
      if ((form & PARTICIPLE) !== 0) return classifyParticiple(scene, at);
      return { manner: NO_INSTRUCTION, opens: at };
    },

    completes(scene: Scene, auxiliary: Instruction, at: number): boolean {
      if ((formAt(scene, at) & INFINITIVE) === 0) return false;
      if (isReflexive(scene, at)) return false;
      if (at - auxiliary.head > MAX_REACH) return false;
      let p = before(scene, at);
      // "Laisser la pâte (et vous-même) reposer"
      if (scene.tokens.is(p, ')')) p = before(scene, openingBracket(scene.tokens, p));
      // "Faire, dans une poêle, revenir …", but "Laisser dans l'eau, égoutter".
      if (scene.tokens.kind(p) === PUNCTUATION) return scene.tokens.is(auxiliary.head + 1, ',');
      const mettre = auxiliary.verb?.infinitive === 'mettre';
      if (mettre) return wordAt(scene, p) === w.à;
      const parted =
        (classAt(scene, p) & (PREPOSITION | OF | CONJUNCTION | SUBORDINATOR | PURPOSE_WORD)) !== 0;
      return !parted || p === auxiliary.head;
    },
  };
}

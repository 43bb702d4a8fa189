import { parse as parseYaml } from 'yaml';
import { isMeasuredFood } from '../../reader/ingredients/leading-quantity.js';
import { isNameOfFood } from '../../reader/ingredients/food-names.js';
import { isNode } from '../../reader/linked-data/linked-data.js';
import { ArchiveError } from '../files/archive-error.js';
import { sectionNode } from '../nodes/sections.js';

/**
 * Reads Cooklang, https://cooklang.org/docs/spec. Not the parser of the project, a WebAssembly module:
 * it gives items of a step, and this reader needs its text and its lines.
 */
export interface CooklangText {
  /** By key in lower case; keys of mappings within are joined with a full stop: "source.url". */
  readonly metadata: Map<string, unknown>;
  readonly lines: readonly string[];
  /** Steps, and sections without steps of their own. */
  readonly instructions: readonly unknown[];
  /** Notes and comments. */
  readonly notes: readonly string[];
  /** Recipes of the archive that are ingredients: `@./sauces/Hollandaise{150%g}`. */
  readonly references: readonly CooklangReference[];
}

export interface CooklangReference {
  readonly path: string;
  /** As in the file: `150%g`. */
  readonly amount: string;
  readonly note: string;
}

const FRONT_MATTER = /^\s*---[ \t]*\r?\n([\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/;
/** `>> servings: 4`, before there was front matter. */
const OLD_METADATA = /^>>([^:\n]{1,100}):(.*)$/gm;
/** A line of front matter that is no valid YAML: `title: Tart: the best one`. */
const METADATA_LINE = /^[ \t]*([^:\n]{1,100}):[ \t]*(.*)$/gm;
const COMMENT = /\[-([\s\S]*?)-\]|(?:^|[ \t])--([^\n]*)/gm;
const SECTION = /^=+(?!=)([^=\n]*)=*$/;

/** `@flour{200%g}(sifted)`, `@salt`, `#pot{}`, `~{25%minutes}`. */
const ITEM =
  /([@#~])([&?+@-]{0,3})(?:([^@#~{}\n]{0,200})\{([^{}\n]{0,200})\}(?:\(([^()\n]{0,200})\))?|([^\s@#~{}()[\],.;:!?]{1,100}))/g;
/** The end of a file within front matter or an item. */
const CUT = /^\s*---[ \t]*\r?\n(?![\s\S]*\n---)|[@#~][^@#~{}\n]{0,200}\{[^{}\n]{0,200}$/;

/**
 * @param isRecipe whether a path names a recipe of the archive
 * @throws {ArchiveError} UNREADABLE when the text ends too early
 */
export function readCooklang(source: string, isRecipe: (path: string) => boolean): CooklangText {
  const isCut = CUT.test(source) || source.lastIndexOf('[-') > source.lastIndexOf('-]');
  if (isCut) throw new ArchiveError('UNREADABLE');
  const [matter = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const metadata = metadataIn(yaml);
  const notes: string[] = [];
  const text = source
    .slice(matter.length)
    .replace(COMMENT, (_comment, block = '', line = '') => {
      notes.push(`${String(block)}${String(line)}`.trim());
      return '';
    })
    .replace(OLD_METADATA, (_line, name: string, value: string) => {
      addMetadata(metadata, name, value.trim());
      return '';
    });
  const lines = new IngredientLines(isRecipe);
  const instructions: unknown[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const [, section] = SECTION.exec(paragraph) ?? [];
    if (section !== undefined) instructions.push(sectionNode(section.trim()));
    else if (paragraph.startsWith('>')) notes.push(paragraph.replace(/^>[ \t]*/gm, ''));
    else instructions.push({ '@type': 'HowToStep', text: readStep(paragraph, lines) });
  }
  const { texts, references } = lines;
  return { metadata, lines: texts, instructions, notes, references };
}

/** Blank lines end a step; a section is a line of its own. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/^=.*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function metadataIn(yaml: string): Map<string, unknown> {
  const metadata = new Map<string, unknown>();
  try {
    addMetadata(metadata, '', parseYaml(yaml));
  } catch {
    for (const [, name = '', value = ''] of yaml.matchAll(METADATA_LINE))
      addMetadata(metadata, name, value.trim());
  }
  return metadata;
}

/** The first value of a key wins. */
function addMetadata(metadata: Map<string, unknown>, name: string, value: unknown): void {
  const key = name.trim().toLowerCase();
  if (isNode(value)) {
    for (const [inner, each] of Object.entries(value))
      addMetadata(metadata, key === '' ? inner : `${key}.${inner}`, each);
  } else if (value != null && value !== '' && !metadata.has(key)) metadata.set(key, value);
}

/** The ingredient lines of the steps, in their order. */
class IngredientLines {
  readonly texts: string[] = [];
  readonly references: CooklangReference[] = [];
  private readonly names = new Set<string>();

  constructor(private readonly isRecipe: (path: string) => boolean) {}

  /** Returns whether the path names a recipe of the archive. */
  addReference(reference: CooklangReference): boolean {
    const isKnown = /^\.{0,2}\//.test(reference.path) && this.isRecipe(reference.path);
    if (isKnown) this.references.push(reference);
    return isKnown;
  }

  /** A food without an amount that is in the list already is only mentioned. */
  add(name: string, amount: string, note: string): void {
    const key = name.toLowerCase();
    if (amount === '' && note === '' && this.names.has(key)) return;
    this.names.add(key);
    const line = withAmount(amount, name);
    this.texts.push(note === '' ? line : `${line}, ${note}`);
  }
}

/**
 * An amount that could be read as a food stands in brackets: "lait (1 petit)" is no "petit-lait", but
 * "1 petit suisse" is a food that the amount begins.
 */
function withAmount(amount: string, name: string): string {
  if (amount === '') return name;
  const unit = amount.replace(/^\P{L}+/u, '');
  const isBegun = !isNameOfFood(name) && isNameOfFood(`${unit} ${name}`);
  const isFood = !isBegun && (isMeasuredFood(amount) || isNameOfFood(unit));
  return isFood ? `${name} (${amount})` : `${amount} ${name}`;
}

function readStep(paragraph: string, lines: IngredientLines): string {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replace(
      ITEM,
      (_item, kind: string, modifiers: string, long = '', amount = '', note = '', word = '') => {
        const [name = '', alias = name] = `${String(long)}${String(word)}`
          .split('|')
          .map((each) => each.trim().replace(/^.*[/\\]/, ''));
        const quantity = amountText(String(amount));
        if (kind === '~') return withNote(quantity || name, quantity === '' ? '' : name);
        const [path = ''] = String(long).split('|', 1);
        const reference = { path: path.trim(), amount: String(amount), note: String(note).trim() };
        if (kind === '@' && lines.addReference(reference)) return alias;
        const isListed = kind === '@' && !modifiers.includes('&') && name !== '';
        if (!isListed) return withNote(`${quantity} ${alias}`.trim(), String(note).trim());
        lines.add(name, quantity, String(note).trim());
        return alias;
      },
    );
}

const withNote = (text: string, note: string) => (note === '' ? text : `${text} (${note})`);

/** A reference to another recipe, whose quantity is a number or a fraction. */
export function amountOfReference(amount: string): { quantity: number | null; unit: string } {
  const [quantity = '', unit = ''] = amount.replace(/^\s*=|\*\s*$/g, '').split('%');
  if (quantity.trim() === '') return { quantity: null, unit: unit.trim() };
  const [numerator, denominator = 1] = quantity.replace(',', '.').split('/').map(Number);
  const number = Number(numerator) / denominator;
  return { quantity: Number.isFinite(number) ? number : 0, unit: unit.trim() };
}

/** `200%g`, `=1%tsp` (an amount that does not grow with the portions), `2`. */
export function amountText(amount: string): string {
  const [quantity = '', unit = ''] = amount
    .trim()
    .replace(/^=|\*$/g, '')
    .split('%');
  return `${quantity.trim()} ${unit.trim()}`.trim();
}

import { parse as parseYaml } from 'yaml';
import { isNode, type LinkedNode } from '../../reader/linked-data/linked-data.js';
import { sectionNode } from '../nodes/sections.js';

/**
 * Reads Cooklang, https://cooklang.org/docs/spec. Not the parser of the project, a WebAssembly module:
 * it gives items of a step, and this reader needs its text and its lines.
 */
export interface CooklangText {
  readonly metadata: LinkedNode;
  readonly lines: readonly string[];
  /** Steps, and sections without steps of their own. */
  readonly instructions: readonly unknown[];
  readonly notes: readonly string[];
}

const FRONT_MATTER = /^\s*---[ \t]*\r?\n([\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/;
/** `>> servings: 4`, before there was front matter. */
const OLD_METADATA = /^>>([^:\n]{1,100}):(.*)$/gm;
const BLOCK_COMMENT = /\[-[\s\S]*?-\]/g;
const COMMENT_END = '-]';
const LINE_COMMENT = /(?:^|[ \t])--[^\n]*/gm;
const SECTION = /^=+(?!=)([^=\n]*)=*$/;

/** `@flour{200%g}(sifted)`, `@salt`, `#pot{}`, `~{25%minutes}`. */
const ITEM =
  /([@#~])([&?+@-]{0,3})(?:([^@#~{}\n]{0,200})\{([^{}\n]{0,200})\}(?:\(([^()\n]{0,200})\))?|([^\s@#~{}()[\],.;:!?]{1,100}))/g;

export function readCooklang(source: string): CooklangText {
  const [matter = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const old: Record<string, unknown> = {};
  const text = withoutBlockComments(source.slice(matter.length))
    .replace(LINE_COMMENT, '')
    .replace(OLD_METADATA, (_line, name: string, value: string) => {
      old[name.trim()] = value.trim();
      return '';
    });
  const lines = new IngredientLines();
  const instructions: unknown[] = [];
  const notes: string[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const [, section] = SECTION.exec(paragraph) ?? [];
    if (section !== undefined) instructions.push(sectionNode(section.trim()));
    else if (paragraph.startsWith('>')) notes.push(paragraph.replace(/^>[ \t]*/gm, ''));
    else instructions.push({ '@type': 'HowToStep', text: readStep(paragraph, lines) });
  }
  return { metadata: { ...old, ...metadataIn(yaml) }, lines: lines.texts, instructions, notes };
}

/** After the last end of a comment, the pattern would search to the end of the text each time. */
function withoutBlockComments(text: string): string {
  const end = text.lastIndexOf(COMMENT_END) + COMMENT_END.length;
  return text.slice(0, end).replace(BLOCK_COMMENT, '') + text.slice(end);
}

/** Blank lines end a step; a section is a line of its own. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/^=.*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function metadataIn(yaml: string): LinkedNode {
  try {
    const value: unknown = parseYaml(yaml);
    return isNode(value) ? value : {};
  } catch {
    return {}; // the recipe itself is readable
  }
}

/** The ingredient lines of the steps, in their order. */
class IngredientLines {
  readonly texts: string[] = [];
  private readonly names = new Set<string>();

  /** A food without an amount that is in the list already is only mentioned. */
  add(name: string, amount: string, note: string): void {
    const key = name.toLowerCase();
    if (amount === '' && this.names.has(key)) return;
    this.names.add(key);
    const line = amount === '' ? name : `${amount} ${name}`;
    this.texts.push(note === '' ? line : `${line}, ${note}`);
  }
}

function readStep(paragraph: string, lines: IngredientLines): string {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replace(
      ITEM,
      (_item, kind: string, modifiers: string, long = '', amount = '', note = '', word = '') => {
        const [name = '', alias = name] = `${String(long)}${String(word)}`.split('|');
        const quantity = amountText(String(amount));
        if (kind === '~') return quantity || name;
        const food = name.trim().replace(/^.*[/\\]/, '');
        const isMention = modifiers.includes('&');
        if (kind === '@' && !isMention && food !== '')
          lines.add(food, quantity, String(note).trim());
        return alias.trim().replace(/^.*[/\\]/, '');
      },
    );
}

/** `200%g`, `=1%tsp` (an amount that does not grow with the portions), `2`. */
function amountText(amount: string): string {
  const [quantity = '', unit = ''] = amount
    .trim()
    .replace(/^=|\*$/g, '')
    .split('%');
  return `${quantity.trim()} ${unit.trim()}`.trim();
}

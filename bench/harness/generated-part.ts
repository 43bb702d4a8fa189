import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** A part of a Markdown page that a program writes, between two comments. */
export interface GeneratedPart {
  readonly page: string;
  readonly begin: string;
  readonly end: string;
}

/** Replaces a generated part, and formats the page. */
export async function writeGeneratedPart(part: GeneratedPart, content: string): Promise<void> {
  const { page, begin, end } = part;
  const text = await readFile(page, 'utf8');
  const before = text.slice(0, text.indexOf(begin));
  const after = text.slice(text.indexOf(end));
  await writeFile(page, await formatMarkdown(`${before}${begin}\n\n${content}\n\n${after}`));
}

/** The text as Prettier writes it, with the options of this repository. */
export async function formatMarkdown(text: string): Promise<string> {
  const options = await resolveConfig(import.meta.filename);
  return format(text, { ...options, parser: 'markdown' });
}

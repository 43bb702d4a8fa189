/**
 * The examples of a README as one program: imports first, then a function `run` that contains the
 * blocks of these languages in order.
 * @param {string} markdown
 * @param {...string} languages
 * @returns {string}
 */
export function readmeProgram(markdown, ...languages) {
  const blocks = [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, language]) => languages.includes(language))
    .map(([, , code]) => code);
  const isImport = (line) => line.startsWith('import ');
  const lines = blocks.join('\n').split('\n');
  return [
    ...lines.filter(isImport),
    'export async function run(): Promise<void> {',
    ...lines.filter((line) => !isImport(line)),
    '}',
    '',
  ].join('\n');
}

/**
 * The examples of a page as one program: imports first, then a function `run` that contains the
 * blocks marked `ts` in order.
 * @param {string} markdown
 * @returns {string}
 */
export function exampleProgram(markdown) {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
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

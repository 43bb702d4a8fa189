import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts of all files below a folder, by their path in it. Empty if there is no folder. */
export async function readFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const read = async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file, 'utf8')];
  };
  return new Map((await Promise.all(files.map(read))).sort());
}

/** Replaces the contents of a folder. */
export async function writeFolder(folder, files) {
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

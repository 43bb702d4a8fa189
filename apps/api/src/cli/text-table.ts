/** Rows under their heads as aligned text: numbers to the right, words to the left. */
export function textTable(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof rows[0]?.[column] === 'number'
          ? String(cell).padStart(width)
          : String(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

/** Markup, in which texts are escaped. Only {@link html} and {@link trusted} make it. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A template whose values are escaped, except those that are markup. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + markupOf(values[index] ?? '')).join(''));
}

/** Markup of this project, such as that of its own Markdown. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

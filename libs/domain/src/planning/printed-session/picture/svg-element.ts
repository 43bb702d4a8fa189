type Attributes = Readonly<Record<string, string | number>>;

/** Characters that XML 1.0 does not allow, even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Part of a picture, as XML. Only {@link element} and {@link text} make it from other texts. */
export type Svg = string & { readonly svg: unique symbol };

/** An element; the values of its attributes are escaped. */
export function element(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : text(value)}"`,
  );
  return `<${name}${written.join('')}>${children.join('')}</${name}>` as Svg;
}

/** A text, escaped and without characters that XML does not allow. */
export function text(content: string): Svg {
  const allowed = content.replace(NOT_XML, '');
  return allowed.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '') as Svg;
}

function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

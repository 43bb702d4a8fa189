import { Marked } from 'marked';
import { type Html, html, trusted } from './html.js';

/** The pages that are articles, by the name of their file in docs/. */
export const ARTICLES: Readonly<Record<string, { readonly slug: string; readonly name: string }>> =
  {
    'building-a-client.md': { slug: 'guide', name: 'Guide' },
    'errors.md': { slug: 'errors', name: 'Errors' },
    'conditional-requests.md': { slug: 'conditional-requests', name: 'Conditional requests' },
    'keeping.md': { slug: 'keeping', name: 'Keeping times' },
    'moving-in.md': { slug: 'moving-in', name: 'Moving in' },
    'sources.md': { slug: 'sources', name: 'Sources' },
  };

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const level = String(depth);
      return `<h${level} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const target = targetOf(href);
      return target === null ? text : `<a href="${target}">${text}</a>`;
    },
  },
});

/** An article with a list of its sections. */
export function article(markdown: string): Html {
  const body = blocks(markdown);
  const sections = [...body.markup.matchAll(/<h2 id="([^"]*)">(.*)<\/h2>/g)].map(
    ([, id = '', name = '']) => html`<li><a href="#${id}">${trusted(name)}</a></li>`,
  );
  const contents = html`<nav class="contents" aria-label="Sections"><ul>${sections}</ul></nav>`; // prettier-ignore
  return html`${sections.length > 2 ? contents : ''}
    <article>${body}</article>`;
}

/** Markdown of several paragraphs. What may be wider than a phone scrolls, also with the keyboard. */
export function blocks(markdown: string): Html {
  let tables = 0;
  const scrollable = () =>
    `<div class="scroll" tabindex="0" role="region" aria-label="Table ${String(++tables)}"><table>`;
  const body = marked.parse(markdown, { async: false });
  return trusted(
    body
      .replaceAll('<table>', scrollable)
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<pre>', '<pre tabindex="0">'),
  );
}

/** Markdown within a paragraph. */
export function inline(markdown: string): Html {
  return trusted(marked.parseInline(markdown, { async: false }));
}

/** The id of a heading, as in the links of the files. */
function idOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-'); // prettier-ignore
}

/** The address of a link; null for a file of the project that the service does not serve. */
function targetOf(href: string): string | null {
  if (/^(https:|#)/.test(href) || href === '../openapi.json') return href;
  const [file = '', fragment] = href.split('#', 2);
  const page = ARTICLES[file];
  if (page === undefined) return null;
  return fragment === undefined ? page.slug : `${page.slug}#${fragment}`;
}

import type { Locale } from '#domain/locale.js';
import type { MailText } from './mail-texts.js';
import type { Letter } from './smtp-transport.js';

/** Writes a mail as plain text and HTML. The HTML loads nothing, so that reading it tells nobody. */
export function writeLetter({ subject, paragraphs, link }: MailText, locale: Locale, url = ''): Letter {
  const [first = '', ...others] = paragraphs;
  const isLinked = link !== undefined;
  const text = [first, ...(isLinked ? [`${link} :\n${url}`] : []), ...others].join('\n\n') + '\n';
  const parts = [first, ...others].map((paragraph) => `<p>${escape(paragraph)}</p>`);
  if (isLinked) parts.splice(1, 0, `<p><a href="${escape(url)}">${escape(link)}</a></p>`);
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body>
${parts.join('\n')}
</body>
</html>
`;
  return { subject, text, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

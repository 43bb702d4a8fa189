import type { Locale } from '#domain/locale.js';
import type { MailText } from './mail-texts.js';
import type { Letter } from './smtp-transport.js';

/** Writes a mail as plain text and HTML. The HTML loads nothing, so that reading it sends no request. */
export function writeLetter(
  { subject, paragraphs, link }: MailText,
  locale: Locale,
  url = '',
): Letter {
  const [first = '', ...others] = paragraphs;
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const linkText = link === undefined ? [] : [`${link}${colon}\n${url}`];
  const linkHtml =
    link === undefined ? [] : [`<p><a href="${escape(url)}">${escape(link)}</a></p>`];
  const paragraph = (text: string) => `<p>${escape(text)}</p>`;
  const html = [
    `<!doctype html>`,
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body>`,
    paragraph(first),
    ...linkHtml,
    ...others.map(paragraph),
    `</body>`,
    `</html>`,
  ];
  const text = [first, ...linkText, ...others].join('\n\n');
  return { subject, text: `${text}\n`, html: `${html.join('\n')}\n` };
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

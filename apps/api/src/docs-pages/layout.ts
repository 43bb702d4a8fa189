import { type Html, html } from './html.js';

const PLACES = [
  ['docs', 'Operations'],
  ['docs/guide', 'Guide'],
  ['docs/errors', 'Errors'],
  ['openapi.json', 'OpenAPI'],
] as const;

/**
 * A page of the documentation.
 *
 * @param root leads from the address of the page to that of the service
 * @param current the address of the page in the navigation
 */
export function layout(title: string, root: string, current: string, main: Html): string {
  const links = PLACES.map(([address, name]) => {
    const state = address === current ? html` aria-current="page"` : '';
    return html`<li><a href="${root}${address}" ${state}>${name}</a></li>`;
  });
  const files = `${root}docs/files/`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Popote</title>
<link rel="icon" href="${files}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${files}theme.css">
<link rel="stylesheet" href="${files}docs.css">
<script type="module" src="${files}docs.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="name" href="${root === '' ? './' : root}"><img src="${files}icon.svg" alt="" width="32" height="32"> Popote</a>
<nav aria-label="Documentation"><ul>${links}</ul></nav>
</header>
<main id="main">${main}</main>
</body>
</html>
`; // prettier-ignore
  return page.markup;
}

/** "u00e8" and "\u00e8": an escape sequence of JSON that lost its backslash or was escaped twice. */
const ESCAPES =
  /\\?u(00[2-7a-f][\da-f]|01[\da-f]{2}|20[0-7][\da-f]|215[\da-e]|d[89a-f][\da-f]{2})/gi;
const ESCAPED_BREAKS = /\\r\\n|\\[rn]/g;
/** "[caption …]Photo[/caption]": the caption of a picture is no text of the recipe. */
const CAPTIONS = /\[caption\b[^\][]*\][^[]*\[\/caption\]/gi;
/** "[adsense]", "[timer minutes=20]", "[/timer]": short codes of WordPress. */
const SHORT_CODES =
  /\[(?:\/[a-z][\w-]*|[a-z][\w-]* [^\][=]*=[^\][]*|(?:ads?|adsense|ad_slot|gallery|embed|video|audio|br|b|i|em|strong|adjustable|timer)(?: ?\/)?)\]/gi;
/** "**Peel** the carrots", "*Bake* it"; not "2 * 125 g" and not the note of "ham*". */
const EMPHASIS = /(?<![*\w)])(\*{1,2})(?=[^\s*])([^*\n]*[^\s*])\1(?![*\w])/g;

/** Text without escape sequences and short codes, which templates and plugins left in it. */
export function withoutMarkupRests(text: string): string {
  return text
    .replace(ESCAPES, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(ESCAPED_BREAKS, '\n')
    .replace(CAPTIONS, '')
    .replace(SHORT_CODES, '');
}

/** Text without the asterisks of Markdown around bold and italic words. */
export function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, '$2');
}

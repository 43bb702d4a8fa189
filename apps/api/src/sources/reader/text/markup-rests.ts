/**
 * "\u00e8": an escape sequence of JSON that was escaped twice. Without its backslash it begins with two
 * zeros, which are in no word: "Caudebec" and "menu2024" are none.
 */
const ESCAPES = /\\u([\da-f]{4})|u(00[2-7a-f][\da-f])/gi;
const ESCAPED_BREAKS = /\\r\\n|\\[rn]/g;
/** "[caption …]Photo[/caption]": the caption of a picture is no text of the recipe. */
const CAPTIONS = /\[caption\b[^\][]*\][^[]*\[\/caption\]/gi;
/** "[adsense]", "[timer minutes=20]", "[/timer]", "{adjustable}": short codes of WordPress. */
const SHORT_CODES =
  /\[(?:\/[a-z][\w-]*|[a-z][\w-]* [^\][=]*=[^\][]*|(?:ads?|adsense|ad_slot|gallery|embed|video|audio|br|b|i|em|strong|adjustable|timer)(?: ?\/)?)\]|\{\/?(?:adjustable|timer)\b[^{}]*\}/gi;
/** "**Peel** the carrots", "*Bake* it"; not "2 * 125 g" and not the note of "ham*". */
const EMPHASIS = /(?<![*\w)])(\*{1,2})(?=[^\s*])([^*\n]*[^\s*])\1(?![*\w])/g;

/** Text without escape sequences and short codes, which templates and plugins left in it. */
export function withoutMarkupRests(text: string): string {
  return text
    .replace(ESCAPES, (_, code?: string, bare?: string) =>
      String.fromCharCode(parseInt(code ?? bare ?? '', 16)),
    )
    .replace(ESCAPED_BREAKS, '\n')
    .replace(CAPTIONS, '')
    .replace(SHORT_CODES, '');
}

/** Text without the asterisks of Markdown around bold and italic words. */
export function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, '$2');
}

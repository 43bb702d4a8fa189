/** What a page reads of its own elements, in the browser. */
interface BrowserElement {
  readonly parentElement: BrowserElement | null;
  readonly textContent: string;
  checkVisibility(): boolean;
}
declare const document: { querySelectorAll(selector: string): Iterable<BrowserElement> };
declare function getComputedStyle(node: BrowserElement): {
  readonly color: string;
  readonly backgroundColor: string;
};

/**
 * Contrast of each visible text with the colour behind it, as WCAG defines it. Runs in the browser:
 * it finds the elements itself, because the page may replace those that were found before.
 */
export function contrastsOf(selector: string) {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isOpaque = (colour: string) => channels(colour)[3] !== 0;
  const backgroundOf = (node: BrowserElement): string => {
    const { backgroundColor } = getComputedStyle(node);
    return isOpaque(backgroundColor) || node.parentElement === null
      ? backgroundColor
      : backgroundOf(node.parentElement);
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const nodes = [...document.querySelectorAll(selector)];
  return nodes
    .filter((node) => node.checkVisibility())
    .map((node) => {
      const [one, other] = [getComputedStyle(node).color, backgroundOf(node)].map(luminance);
      const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)];
      return { text: node.textContent, contrast: (light + 0.05) / (dark + 0.05) };
    });
}

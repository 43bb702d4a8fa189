import { type CheerioAPI, load } from 'cheerio/slim';
import type { StepWith } from '../../../../test/batch-recipe.builder.js';
import { printedSession, WEEK } from '../../../../test/printed-session.builder.js';
import type { PrintedSession } from '../printed-session.js';
import { sessionAsSvg } from './session-as-svg.js';

const FINISH = '2026-07-05T18:00:00+02:00';
const KITCHENS = [
  { cooks: 1, burners: 1, ovens: 1 },
  { cooks: 1, burners: 4, ovens: 1 },
  { cooks: 4, burners: 8, ovens: 3 },
];

function parse(session: PrintedSession): CheerioAPI {
  return load(sessionAsSvg(session), { xml: true });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxes($: CheerioAPI, selector: string, within = $.root()): Box[] {
  return within.find(selector).get().map(({ attribs }) => {
    const number = (name: string) => Number(attribs[name]);
    return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  }); // prettier-ignore
}

const OUTLINE = 'rect[stroke="#333"][fill="none"]';

describe('the picture of a timed session', () => {
  it.each(KITCHENS)('shows every task once, and its bars within lanes: %j', (kitchen) => {
    const session = printedSession(WEEK, { kitchen });
    const $ = parse(session);
    const groups = $('g:has(> title)').get();
    expect(groups.map((group) => $(group).children('title').text())).toEqual(
      session.tasks.map(({ title }) => title),
    );
    const lanes = boxes($, 'rect[fill="#f1f1f1"], rect[fill="#fafafa"]');
    for (const group of groups) {
      const bars = boxes($, OUTLINE, $(group) as never);
      expect(bars.length).toBeGreaterThan(0);
      for (const bar of bars) {
        expect(bar.height).toBeGreaterThan(0);
        const around = lanes.filter(({ x, width }) => x <= bar.x && bar.x + bar.width <= x + width);
        expect(around).toHaveLength(1);
        const [lane] = around;
        expect(bar.y).toBeGreaterThanOrEqual(lane?.y ?? Infinity);
        expect(bar.y + bar.height).toBeLessThanOrEqual((lane?.y ?? 0) + (lane?.height ?? 0));
      }
    }
  });

  it.each(KITCHENS)('shows no two bars at the same place: %j', (kitchen) => {
    const bars = boxes(parse(printedSession(WEEK, { kitchen })), OUTLINE);
    for (const [index, one] of bars.entries()) {
      for (const other of bars.slice(index + 1)) {
        const overlaps =
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height;
        expect(overlaps).toBe(false);
      }
    }
  });

  it('names every cook, burner and oven of a large kitchen', () => {
    const recipe: StepWith[] = [
      ['boil', { minutes: 60 }],
      ['bake', { minutes: 50, celsius: 200 }],
    ];
    const other: StepWith[] = [['bake', { minutes: 70, celsius: 120 }]];
    const wide = [recipe, other, recipe, other, recipe, other];
    const $ = parse(printedSession(wide, { kitchen: { cooks: 4, burners: 8, ovens: 2 } }));
    const names = $('text[transform]').get().map((name) => $(name).text()); // prettier-ignore
    expect(names).toEqual(expect.arrayContaining(['Four 1', 'Four 2', 'Feu 1', 'Feu 2']));
  });

  it('prints on one page of A4, or on two that a row begins', () => {
    const pageHeight = 1046;
    for (const count of [1, 12, 40]) {
      const steps = Array.from({ length: count }, (): StepWith => ['boil', { minutes: 30 }]);
      const $ = parse(printedSession([steps]));
      const printed = Number(/svg\{width:[\d.]+px;height:([\d.]+)px/.exec($('style').text())?.[1]);
      const scale = printed / Number($('svg').attr('height'));
      const tops = $('line').get().map(({ attribs }) => Number(attribs['y1']) * scale); // prettier-ignore
      expect(printed).toBeLessThanOrEqual(2 * pageHeight + 1);
      const ends = printed > pageHeight + 1 ? tops : [pageHeight];
      expect(Math.min(...ends.map((end) => Math.abs(end - pageHeight)))).toBeLessThan(1);
    }
  });

  it('names the cook, the burners, the oven and waits, and only those in use', () => {
    const $ = parse(printedSession(WEEK, { kitchen: { cooks: 1, burners: 8, ovens: 2 } }));
    const names = $('text[transform]').get().map((name) => $(name).text()).filter(Boolean); // prettier-ignore
    expect(names).toEqual(expect.arrayContaining(['Cuisinier', 'Feu 1', 'Four 1', 'Attente']));
    expect(names).not.toContain('Feu 8');
  });

  it('stripes the bar of a merged task, and writes the codes of its recipes', () => {
    const $ = parse(printedSession(WEEK));
    const merged = $('g:has(> title:contains("émincer"))');
    expect(merged).toHaveLength(1);
    expect(merged.find('rect[fill^="url"]').get().map(({ attribs }) => attribs['fill'])).toEqual([
      'url(#session-fill-0)',
      'url(#session-fill-1)',
    ]); // prettier-ignore
    expect(merged.find('tspan').text()).toBe('A B');
  });

  it('has clock times at the offset of finish, and days', () => {
    const { makespanMinutes } = printedSession(WEEK);
    const $ = parse(printedSession(WEEK, { finish: FINISH }));
    const texts = $('text').get().map((each) => $(each).text()); // prettier-ignore
    expect(makespanMinutes).toBeGreaterThan(60);
    expect(texts).toEqual(expect.arrayContaining(['18:00', 'dimanche 5 juillet']));
  });

  it('has hours and minutes from the start without finish, negative before', () => {
    const $ = parse(
      printedSession([
        [
          ['soak', { minutes: 720 }],
          ['boil', { minutes: 20 }],
        ],
      ]),
    );
    const texts = $('text').get().map((each) => $(each).text()); // prettier-ignore
    expect(texts).toEqual(expect.arrayContaining(['−12:00', '0:00', '0:20', '12:00 h']));
  });

  it('shows a reminder to heat the oven that no step mentions', () => {
    const $ = parse(printedSession([[['bake', { minutes: 20, celsius: 220 }]]]));
    expect($('text:contains("Rappel")').text()).toBe('A Rappel – préchauffer le four');
    expect($('g:has(> title)')).toHaveLength(1);
  });

  it('has a title, a description and the language of the reader', () => {
    const $ = parse(printedSession(WEEK, { locale: 'en' }));
    expect($('svg > title').text()).toBe('Cooking for the week of 6 July 2026');
    expect($('svg > desc').text()).toContain('Time runs from top to bottom');
    expect($('svg').attr('lang')).toBe('en');
    expect($('g > title').text()).toContain('slice: onion');
  });

  it('escapes texts, and leaves out characters that XML does not allow', () => {
    const text = '</text><script>alert("1")</script>&amp; \u0001\uFFFE\uD800🍲';
    const svg = sessionAsSvg(printedSession([[[null]]], { text }));
    const $ = load(svg, { xml: true });
    expect($('script')).toHaveLength(0);
    expect($('g > title').text()).toBe('</text><script>alert("1")</script>&amp; 🍲');
    for (const character of ['\u0001', '\uFFFE']) expect(svg).not.toContain(character);
  });

  it('uses no scripts or links, and one style, whose text is the same in XML', () => {
    const svg = sessionAsSvg(printedSession(WEEK));
    const $ = load(svg, { xml: true });
    expect($('script, [style], [href], image')).toHaveLength(0);
    expect($('style')).toHaveLength(1);
    expect(svg).toContain(`<style>${$('style').text()}</style>`);
    expect($('style').text()).not.toMatch(/[<>&"]|url|import/);
  });

  it('is as wide as a phone with any kitchen, and says so when there is nothing to cook', () => {
    for (const kitchen of KITCHENS) {
      const $ = parse(printedSession(WEEK, { kitchen }));
      expect($('svg').attr('viewBox')).toMatch(/^0 0 360 \d+$/);
      expect($('[font-size]').get().every(({ attribs }) => Number(attribs['font-size']) >= 11)).toBe(true); // prettier-ignore
    }
    expect(parse(printedSession([]))('text').last().text()).toBe('Rien à cuisiner.');
  });
});

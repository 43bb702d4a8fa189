import * as dto from '../../../../house/house.dto.js';
import { InvalidRequest } from '../../../../http/fields/validation-error.js';
import { parseJson, UploadedZip } from '../../../../http/uploads/uploaded-zip.js';
import { problemsOfNew } from '../../../../planning/plan/routines/routine-of-body.js';
import { problemsOfItem } from '../../../../planning/plan/week/item-requirements.js';
import { missingFields } from '../../../../planning/shopping-list/operation-requirements.js';
import { Catalogues } from '../../../../reference/catalogues.js';
import { PortableBodies } from '../../../../reference/portable-bodies.service.js';
import { HOUSE, type Lines, type FilePart, PARTS } from '../../house-file.js';
import { DependantLine } from '../../house-lines.dto.js';

/** What to read. */
export interface HouseFileTask {
  readonly path: string;
  readonly ids: Catalogues['ids'];
}

/** What `house.json` says; null for what is not valid. */
export type HouseHead = Awaited<ReturnType<typeof readHead>>;

/** A page of the lines of a part, with numbers of the file as ids. */
type LinesEvent = {
  readonly [P in FilePart]: {
    readonly part: P;
    readonly lines: Lines[P];
    /** How many others are not valid. */
    readonly invalid: number;
  };
}[FilePart];

export type HouseFileEvent = { readonly part: 'head'; readonly head: HouseHead } | LinesEvent;

/** Lines of a page, and characters after which it ends. */
const PAGE = { recipes: 20, others: 500, size: 1024 ** 2 };
const MAX_DEPENDANTS = 100;

/** What the services of the routes check between the fields of a body. */
const CHECKS: { readonly [P in FilePart]: (line: Lines[P][number]) => boolean } = {
  recipes: () => true,
  cookings: ({ portions, eaten, discarded }) => eaten + discarded <= portions,
  items: (item) => problemsOfItem(item).length === 0,
  menus: ({ cookings, items }) =>
    items.every(({ cooking = null, ...item }) => {
      const problems = problemsOfItem({ ...item, cookingId: cooking, date: '' });
      return problems.length === 0 && (cooking ?? -1) < cookings.length;
    }),
  routines: (routine) => problemsOfNew(routine).length === 0,
  shops: () => true,
  pantry: ({ quantity, unitId }) => (quantity == null) === (unitId == null),
  ownLines: (line) => {
    const isNamed = line.text != null || line.ingredientId != null;
    return line.kind === 'ADD' && isNamed && missingFields([line]).length === 0;
  },
  ticks: ({ thousandths, kept }) => thousandths > 0 || kept != null,
};

/**
 * Reads a house export: first its head, then its parts.
 *
 * @throws VALIDATION_ERROR for a file that is no house export, and an error of yauzl for a damaged one
 */
export async function* readHouseFile({ path, ids }: HouseFileTask): AsyncGenerator<HouseFileEvent> {
  const zip = await UploadedZip.open(path);
  const bodies = new PortableBodies(new Catalogues(ids));
  yield { part: 'head', head: await readHead(await zip.read(HOUSE.file), bodies) };
  for (const part of Object.keys(PARTS) as FilePart[]) yield* pagesOf(zip, part, bodies);
}

async function readHead(json: Uint8Array, bodies: PortableBodies) {
  const head = parseJson(Buffer.from(json).toString()) as Partial<Record<string, unknown>> | null;
  if (head?.['format'] !== HOUSE.format || head['version'] !== HOUSE.version) {
    throw new InvalidRequest(['file must be an export of a house, of a version up to 1']);
  }
  const { dependants } = head;
  const given = Array.isArray(dependants) ? dependants.slice(0, MAX_DEPENDANTS) : [];
  return {
    house: await bodies.read(dto.HouseSettingsDto, head['house']),
    shelfOrder: await bodies.read(dto.ShelfOrderDto, head['shelfOrder']),
    staples: await bodies.read(dto.StaplesDto, head['staples']),
    sources: await bodies.read(dto.HouseSourcesDto, head['sources']),
    dependants: await Promise.all(given.map((each) => bodies.read(DependantLine, each))),
  };
}

async function* pagesOf(
  zip: UploadedZip,
  part: FilePart,
  bodies: PortableBodies,
): AsyncGenerator<LinesEvent> {
  const isValid = CHECKS[part] as (line: object) => boolean;
  const max = part === 'recipes' ? PAGE.recipes : PAGE.others;
  let page = { lines: [] as object[], invalid: 0, size: 0 };
  for await (const text of zip.lines(PARTS[part].file)) {
    const line = await bodies.read<object>(PARTS[part].line, parseJson(text));
    if (line !== null && isValid(line)) page.lines.push(line);
    else page.invalid += 1;
    page.size += text.length;
    if (page.lines.length + page.invalid < max && page.size < PAGE.size) continue;
    yield { part, ...page } as unknown as LinesEvent;
    page = { lines: [], invalid: 0, size: 0 };
  }
  yield { part, ...page } as unknown as LinesEvent;
}

import type { Course, CourseSource, RecipeDto, Visibility } from '@popote/client';
import {
  contentOf,
  type Readings,
  type Recipes,
  type StoredLines,
  textsOf,
  writeLines,
} from './written-lines.js';

/** A recipe as the person writes it. The device keeps it until it is saved. */
export interface RecipeDraft {
  /** The texts of the fields, by name. */
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly visibility: Visibility;
  readonly dietIds: readonly number[];
  readonly lines: string;
  readonly steps: string;
  readonly readings: Readings;
  readonly recipes: Recipes;
  /** A photo to send; null: the photo is to be removed; undefined: it stays. */
  readonly photo?: Blob | null;
  /** What the recipe was when the person began to change it. */
  readonly base?: RecipeDraft;
}

const FIELD_NAMES = [
  'name',
  'portions',
  'prepMinutes',
  'cookMinutes',
  'restMinutes',
  'description',
  'tags',
  'course',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

type Step = RecipeDto['steps'][number];

export const EMPTY_DRAFT: RecipeDraft = {
  fields: {
    ...{ name: '', portions: '4', prepMinutes: '', cookMinutes: '', restMinutes: '' },
    ...{ description: '', tags: '', course: '' },
  },
  ...{
    visibility: 'HOUSE',
    dietIds: [],
    lines: '',
    steps: '',
    readings: new Map(),
    recipes: new Map(),
  },
};

/** A recipe, an earlier version of one, or what was read of a page or a file. */
interface Source extends StoredLines, Omit<RecipeDto, keyof StoredLines | 'steps' | 'locale'> {
  readonly steps: readonly { readonly description: string }[];
  readonly courseSource?: CourseSource | null;
}

/** The texts of a recipe. A course that the service has derived stays its own. */
export function draftOf(source: Source): RecipeDraft {
  const { visibility, dietIds, steps, courseSource } = source;
  const texts = FIELD_NAMES.map((name) => {
    const value = name === 'course' && courseSource === 'DERIVED' ? '' : source[name];
    return [name, Array.isArray(value) ? value.join(', ') : String(value ?? '')];
  });
  return {
    fields: Object.fromEntries(texts) as RecipeDraft['fields'],
    ...{ visibility, dietIds, ...writeLines(source) },
    steps: steps.map(({ description }) => oneLine(description)).join('\n'),
  };
}

/** A step is a line. The places of its techniques stay the same. */
const oneLine = (text: string) => text.replace(/\n/g, ' ');

/** What a form with the fields of a draft says. */
export function fieldsOf(form: FormData): Pick<RecipeDraft, 'fields' | 'visibility' | 'dietIds'> {
  const texts = FIELD_NAMES.map((name) => [name, (form.get(name) ?? '') as string]);
  return {
    fields: Object.fromEntries(texts) as RecipeDraft['fields'],
    visibility: form.get('visibility') as Visibility,
    dietIds: form.getAll('dietIds').map(Number),
  };
}

/** The tags in a text, which commas separate. */
export const tagsIn = (text: string) => text.split(',').flatMap((tag) => tag.trim() || []);

/** The body of the request. `former` are the steps that the recipe has. */
export function bodyOf(draft: RecipeDraft, former: readonly Step[]): RecipeDto {
  const { fields, visibility, dietIds, lines, steps, readings, recipes } = draft;
  const { rows: _, ...content } = contentOf(lines, readings, recipes);
  const minutes = (text: string) => (text === '' ? null : Number(text));
  return {
    name: fields.name,
    portions: Number(fields.portions),
    prepMinutes: minutes(fields.prepMinutes),
    cookMinutes: minutes(fields.cookMinutes),
    restMinutes: minutes(fields.restMinutes),
    description: fields.description.trim() || null,
    tags: tagsIn(fields.tags),
    course: (fields.course || null) as Course | null,
    ...{ visibility, dietIds: [...dietIds], ...content },
    steps: stepsOf(textsOf(steps), former),
  };
}

/** A step keeps its id, and so its corrections, when its text or its place has stayed. */
function stepsOf(texts: readonly string[], former: readonly Step[]): Step[] {
  const ids = texts.map(
    (text) => former.find((step) => oneLine(step.description).trim() === text)?.id,
  );
  return texts.map((description, index) => {
    const there = texts.length === former.length ? former[index]?.id : undefined;
    const id = ids[index] ?? (ids.includes(there) ? undefined : there);
    const isFirst = ids.indexOf(id) === index || !ids.includes(id);
    return id == null || !isFirst ? { description } : { id, description };
  });
}

/** Where two versions differ, with both texts. */
export function differencesOf(one: RecipeDraft, other: RecipeDraft) {
  const textsIn = ({ fields, visibility, dietIds, lines, steps }: RecipeDraft) => ({
    ...fields,
    ...{ lines, steps, visibility, dietIds: dietIds.join() },
  });
  const others = textsIn(other);
  return Object.entries(textsIn(one)).flatMap(([name, text]) => {
    const otherText = others[name as keyof typeof others];
    return text === otherText ? [] : [{ name: name as keyof typeof others, text, otherText }];
  });
}

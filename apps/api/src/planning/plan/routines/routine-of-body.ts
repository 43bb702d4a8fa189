import { dayIn } from '#domain/time-zone.js';
import { problemsOfEaters, requireOne } from '../week/item-requirements.js';
import type { NewRoutineDto, RoutineChangeDto } from './routines.dto.js';
import type { RoutineRow, StoredRoutine } from './routines.repository.js';

/** YYYY-MM-DD */
export function today(): string {
  return dayIn(new Date(), 'UTC');
}

export function routineOf(body: NewRoutineDto): RoutineRow {
  return {
    slot: body.slot,
    weekdays: body.weekdays,
    recipeId: body.recipeId ?? null,
    text: body.text ?? null,
    portions: body.portions ?? null,
    note: body.note ?? null,
    eaters: body.eaters ?? null,
    firstDay: body.from ?? today(),
    lastDay: body.until ?? null,
    everyWeeks: body.everyWeeks ?? 1,
  };
}

/** Null clears the note and the last day, and lets everybody eat; a dish replaces the other one. */
export function changedRoutine(
  { id: _id, ...before }: StoredRoutine,
  change: RoutineChangeDto,
): RoutineRow {
  const { recipeId, text } = change;
  const isOtherDish = recipeId != null || text != null;
  return {
    slot: change.slot ?? before.slot,
    weekdays: change.weekdays ?? before.weekdays,
    recipeId: isOtherDish ? (recipeId ?? null) : before.recipeId,
    text: isOtherDish ? (text ?? null) : before.text,
    portions: change.portions ?? before.portions,
    note: change.note === undefined ? before.note : change.note,
    eaters: change.eaters === undefined ? before.eaters : change.eaters,
    firstDay: change.from ?? before.firstDay,
    lastDay: change.until === undefined ? before.lastDay : change.until,
    everyWeeks: change.everyWeeks ?? before.everyWeeks,
  };
}

/** What is wrong between the fields of a routine, as sentences. */
export function problemsOf({ firstDay, lastDay, eaters }: RoutineRow): string[] {
  return [
    ...(lastDay !== null && lastDay < firstDay ? ['until must not be before from'] : []),
    ...problemsOfEaters(eaters, ''),
  ];
}

/** What is wrong between the fields of a new routine, as sentences. */
export function problemsOfNew(body: NewRoutineDto): string[] {
  return [...requireOne(body, ['recipeId', 'text'], ''), ...problemsOf(routineOf(body))];
}

import { RECIPE_LIMITS } from '#domain/recipe/recipe-limits.js';

const ISO =
  /^P(?:(?<years>[\d.]+)Y)?(?:(?<months>[\d.]+)M)?(?:(?<weeks>[\d.]+)W)?(?:(?<days>[\d.]+)D)?(?:T(?:(?<hours>[\d.]+)H)?(?:(?<minutes>[\d.]+)(?:M|$))?(?:(?<seconds>[\d.]+)S)?)?$/i;
const WORDS =
  /^(?:(?<days>\d+)\s*(?:days?|j(?:ours?)?)\b[\s,]*)?(?:(?<hours>\d+(?:[.,]\d+)?)\s*(?:hours?|heures?|hrs?|h)[\s,]*(?:and|et)?\s*)?(?:(?<minutes>\d+)\s*(?:min(?:ute)?s?|mns?|m)?\.?)?$/i;

const MINUTES_OF = { weeks: 7 * 24 * 60, days: 24 * 60, hours: 60, minutes: 1, seconds: 1 / 60 };

/**
 * Minutes of an ISO 8601 duration, or of a text like `1 h 30` or `45 minutes`. Null for any other
 * text and for durations above the limit of a recipe.
 */
export function durationInMinutes(duration: string): number | null {
  const text = duration.trim();
  const parts: Partial<Record<string, string>> | undefined = (ISO.exec(text) ?? WORDS.exec(text))
    ?.groups;
  if (parts === undefined || Object.values(parts).every((part) => part === undefined)) return null;
  if (Number(parts['years'] ?? 0) > 0 || Number(parts['months'] ?? 0) > 0) return null;
  const minutes = Object.entries(MINUTES_OF).reduce(
    (sum, [unit, factor]) => sum + Number((parts[unit] ?? '0').replace(',', '.')) * factor,
    0,
  );
  const rounded = Math.ceil(minutes);
  return rounded <= RECIPE_LIMITS.minutes ? rounded : null;
}

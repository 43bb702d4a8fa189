/** "35 min", "1 h 15". */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${String(rest)}\u00a0min`;
  return `${String(hours)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** "15 min", "10–12 min", "30 s": of a step. */
export function secondsText(min: number, max: number): string {
  if (max < 60) return `${String(max)}\u00a0s`;
  const last = minutesText(max / 60);
  if (min === max) return last;
  return max < 3600
    ? `${String(Math.round(min / 60))}–${last}`
    : `${minutesText(min / 60)} – ${last}`;
}

import { Button } from './button.js';
import { addDays, nameOfDay } from '../words/dates.js';
import { words } from '../words/words.js';

interface WeekHeaderProps {
  readonly weekStart: string;
  readonly onChange: (weekStart: string) => void;
}

/** The week that is shown, between the ones before and after it. */
export function WeekHeader({ weekStart, onChange }: WeekHeaderProps) {
  return (
    <div class="week-header">
      <Button
        icon="left"
        label={words.list.previousWeek}
        onClick={() => onChange(addDays(weekStart, -7))}
      />
      <h2>{words.list.week(nameOfDay(weekStart))}</h2>
      <Button
        icon="right"
        label={words.list.nextWeek}
        onClick={() => onChange(addDays(weekStart, 7))}
      />
    </div>
  );
}

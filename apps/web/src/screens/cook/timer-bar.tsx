import { useEffect } from 'preact/hooks';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { words } from '../../words/words.js';
import { countdown, now, run, stopTimer, timers } from './timers.js';
import './timer-bar.css';

/** The timers that run, on every screen. */
export function TimerBar() {
  useEffect(run, []);
  if (timers.value.length === 0) return null;
  return (
    <ul class="timers" aria-label={words.cook.timers}>
      {timers.value.map(({ name, endsAt }) => {
        const isOver = endsAt <= now.value;
        return (
          <li key={name} class={isOver ? 'over' : undefined}>
            <Icon name={isOver ? 'bell' : 'clock'} />
            <span class="grow">{name}</span>
            <strong role={isOver ? 'alert' : 'timer'}>
              {isOver ? words.cook.rings : countdown(endsAt - now.value)}
            </strong>
            <Button
              icon={isOver ? 'check' : 'close'}
              label={words.cook.stop(name)}
              onClick={() => stopTimer(name)}
            />
          </li>
        );
      })}
    </ul>
  );
}

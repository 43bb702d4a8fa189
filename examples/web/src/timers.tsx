import { useEffect, useState } from 'react';
import { stored } from './browser.js';
import { words } from './words.js';

interface Timer {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Timers run on every screen, and after a reload. */
const kept = stored<readonly Timer[]>('timers');
const timersNow = () => kept.read() ?? [];

export function TimerButton({ name, seconds }: { name: string; seconds: number }) {
  const start = () => {
    const endsAt = Date.now() + seconds * 1000;
    kept.write([...timersNow(), { id: crypto.randomUUID(), name, endsAt }]);
  };
  return (
    <button className="timer" onClick={start}>
      {words.timer} · {Math.max(1, Math.round(seconds / 60))} {words.minutes}
    </button>
  );
}

/** The timers that run, above the navigation. */
export function Timers() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(clock);
  }, []);
  const timers = timersNow();
  const finished = timers.filter(({ endsAt }) => endsAt <= now).length;
  useEffect(() => {
    if (finished > 0) navigator.vibrate?.([400, 200, 400]);
  }, [finished]);
  return (
    <ul className="timers" aria-label={words.timers}>
      {timers.map(({ id, name, endsAt }) => (
        <li key={id} className={endsAt <= now ? 'finished' : undefined}>
          {name}
          <span role={endsAt <= now ? 'alert' : 'timer'}>
            {endsAt <= now ? words.done : clockOf(endsAt - now)}
          </span>
          <button
            className="quiet"
            aria-label={`${words.stop}: ${name}`}
            onClick={() => kept.write(timersNow().filter((timer) => timer.id !== id))}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
}

function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
}

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { stored } from './browser.js';
import { words } from './words.js';

interface Timer {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface TimersValue {
  readonly timers: readonly Timer[];
  readonly change: (timers: readonly Timer[]) => void;
}

const Context = createContext<TimersValue>({ timers: [], change: () => undefined });
const kept = stored<readonly Timer[]>('timers');

/** Timers run on every screen, and after a reload. */
export function TimersProvider({ children }: { readonly children: ReactNode }) {
  const [timers, setTimers] = useState(() => kept.read() ?? []);
  const change = (changed: readonly Timer[]) => {
    kept.write(changed);
    setTimers(changed);
  };
  return <Context value={{ timers, change }}>{children}</Context>;
}

export function TimerButton({
  name,
  seconds,
}: {
  readonly name: string;
  readonly seconds: number;
}) {
  const { timers, change } = useContext(Context);
  const start = () => {
    const endsAt = Date.now() + seconds * 1000;
    change([...timers, { id: crypto.randomUUID(), name, endsAt }]);
  };
  return (
    <button className="timer" onClick={start}>
      {words.timer} · {Math.max(1, Math.round(seconds / 60))} {words.minutes}
    </button>
  );
}

/** The timers that run, above the navigation. */
export function Timers() {
  const { timers, change } = useContext(Context);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(clock);
  }, []);
  const finished = timers.filter(({ endsAt }) => endsAt <= now).length;
  useEffect(() => {
    if (finished > 0) navigator.vibrate?.([400, 200, 400]);
  }, [finished]);
  if (timers.length === 0) return null;
  return (
    <section className="timers" aria-label={words.timers}>
      <ul>
        {timers.map(({ id, name, endsAt }) => (
          <li key={id} className={endsAt <= now ? 'finished' : undefined}>
            {name}
            <span role={endsAt <= now ? 'alert' : 'timer'}>
              {endsAt <= now ? words.done : clockOf(endsAt - now)}
            </span>
            <button
              className="quiet"
              aria-label={`${words.stop}: ${name}`}
              onClick={() => change(timers.filter((timer) => timer.id !== id))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
}

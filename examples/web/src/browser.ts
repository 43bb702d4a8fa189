import { useEffect, useState } from 'react';

/** A value that this browser keeps. */
export function stored<Value>(name: string) {
  const key = `popote-${name}`;
  return {
    read(): Value | undefined {
      const text = localStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as Value);
    },
    write(value: Value) {
      localStorage.setItem(key, JSON.stringify(value));
    },
  };
}

/** Removes everything that this browser keeps of the person. */
export function forget() {
  localStorage.clear();
}

/** The parts of the address after `#/`. The app opens with the week. */
export function useRoute(): readonly string[] {
  const read = () => (location.hash.slice(2) || 'week').split('/');
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const update = () => setRoute(read());
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return route;
}

/** Today where the person is, `YYYY-MM-DD`. */
export const today = () => new Date().toLocaleDateString('sv');

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

import { signal } from '@preact/signals';

/** Timers ring on every screen, and after a reload. */
export interface Timer {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const KEY = 'popote-timers';
const SECOND = 1_000;

export const timers = signal<readonly Timer[]>(
  JSON.parse(localStorage.getItem(KEY) ?? '[]') as Timer[],
);

/** The time, each second while a timer runs. */
export const now = signal(Date.now());

let clock = 0;
let audio: AudioContext | undefined;

function keep(next: readonly Timer[]) {
  timers.value = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  run();
}

/** Starts a timer, again if it runs. */
export function startTimer(name: string, minutes: number) {
  const others = timers.value.filter((timer) => timer.name !== name);
  keep([...others, { name, endsAt: Date.now() + minutes * 60 * SECOND }]);
}

export function stopTimer(name: string) {
  keep(timers.value.filter((timer) => timer.name !== name));
}

/** Browsers allow sound only after a tap. */
const allowSound = () => (audio ??= new AudioContext());

/** Counts, and rings until the person stops what has ended. */
export function run() {
  clearInterval(clock);
  if (timers.value.length === 0) return;
  addEventListener('click', allowSound, { once: true });
  clock = window.setInterval(() => {
    now.value = Date.now();
    if (timers.value.some(({ endsAt }) => endsAt <= now.value)) ring();
  }, SECOND);
}

function ring() {
  if ('vibrate' in navigator) navigator.vibrate([300, 150, 300]);
  if (audio === undefined) return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.4, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

/** "4:05", "1:04:05" */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const start = hours > 0 ? `${String(hours)}:${pad(minutes)}` : String(minutes);
  return `${start}:${pad(seconds % 60)}`;
}

import type { AppWindow } from './app-window.js';

/** Closes windows after each test, which fails when one of them had an uncaught error. */
export function useWindows(): (window: Promise<AppWindow>) => Promise<AppWindow> {
  let windows: AppWindow[] = [];
  afterEach(async () => {
    const opened = windows;
    windows = [];
    await Promise.all(opened.map((window) => window.close()));
    const errors = opened.flatMap((window) => window.errors);
    if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
  });
  return async (opening) => {
    const window = await opening;
    windows.push(window);
    return window;
  };
}

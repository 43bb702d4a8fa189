import type { ComponentType } from 'preact';

interface ScreenModule {
  readonly Screen: ComponentType;
}

/** The screens, by the first part of their path. Each is loaded when it is opened. */
export const SCREENS: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  account: () => import('../screens/account/account-screen.js'),
  connections: () => import('../screens/connections/connections-screen.js'),
  cook: () => import('../screens/cook/cook-screen.js'),
  cookbook: () => import('../screens/cookbook/cookbook-screen.js'),
  household: () => import('../screens/household/household-screen.js'),
  join: () => import('../screens/sign-in/join-screen.js'),
  list: () => import('../screens/list/list-screen.js'),
  more: () => import('../screens/more/more-screen.js'),
  pantry: () => import('../screens/pantry/pantry-screen.js'),
  reset: () => import('../screens/sign-in/reset-screen.js'),
  'sign-in': () => import('../screens/sign-in/sign-in-screen.js'),
  'sign-up': () => import('../screens/sign-in/sign-up-screen.js'),
  week: () => import('../screens/week/week-screen.js'),
  welcome: () => import('../screens/welcome/welcome-screen.js'),
};

/** Screens for people without a session. */
export const OPEN_SCREENS = ['join', 'reset', 'sign-in', 'sign-up'];

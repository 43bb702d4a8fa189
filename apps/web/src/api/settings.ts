/** What the app must know of the settings of the service before a sign-in. */
interface Settings {
  /** Whether people may sign in with OpenID Connect. */
  readonly openId: boolean;
  /** Whether people may sign in with a password. */
  readonly password: boolean;
  readonly registration: 'open' | 'invitation' | 'closed';
  /** Whether the browser had a session when it loaded the page, which a service worker keeps. */
  readonly session: boolean;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name=popote-settings]');

/** The service writes them into the page; the development server does not. */
export const settings: Settings = {
  ...{ openId: false, password: true, registration: 'open', session: true },
  ...(JSON.parse(meta?.content ?? '{}') as Partial<Settings>),
};

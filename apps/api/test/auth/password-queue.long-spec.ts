import { PasswordService } from '../../src/auth/passwords/password.service.js';
import { type Person, signUpPerson } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

/** Logins of an attacker. A hash takes tens of milliseconds. */
const LOGINS = 100;

describe('the queue of password hashes', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '127.0.0.0/8' });
  let person: Person;
  beforeAll(async () => {
    person = await signUpPerson(app);
  });

  const load = () => app.app.get(PasswordService).load;

  /** Sends a login from an address. */
  const logIn = (email: string, address: string, client = app.client()) =>
    client.send(
      'POST',
      '/auth/login',
      { email, password: person.password },
      { 'x-forwarded-for': address },
    );

  /** Logs the person in while the logins of an attacker wait. Returns whether most still wait then. */
  async function haveMostToWait(
    logins: (index: number) => Promise<unknown>,
    login: () => Promise<unknown>,
  ): Promise<boolean> {
    let finished = 0;
    const attack = Array.from({ length: LOGINS }, (_, index) =>
      logins(index).then(() => finished++),
    );
    // Nearly all have arrived; a few are between the queue and the client.
    await until(() => load().waiting + load().running + finished > LOGINS - 10);
    const before = load().waiting;
    await login();
    const after = load().waiting;
    await Promise.all(attack);
    return after > before / 2;
  }

  it('gives each account of an address its turn', async () => {
    const address = '203.0.113.7';
    const mostWait = await haveMostToWait(
      () => logIn('attacker@example.org', address),
      () => logIn(person.email, address),
    );
    expect(mostWait).toBe(true);
  });

  it.each([
    ['/64 networks of a /48', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
    ['addresses of a /24', (index: number) => `198.51.100.${String(index)}`],
  ])('gives the %s the turn of one network', async (_, addressOf) => {
    const mostWait = await haveMostToWait(
      (index) => logIn(`attacker-${String(index)}@example.org`, addressOf(index)),
      () => logIn(person.email, '203.0.113.7'),
    );
    expect(mostWait).toBe(true);
  });

  it('gives known devices every second turn, whatever other networks send', async () => {
    const mostWait = await haveMostToWait(
      (index) => logIn(`attacker-${String(index)}@example.org`, `10.1.${String(index)}.1`),
      () => logIn(person.email, '203.0.113.7', person.client),
    );
    expect(mostWait).toBe(true);
  });
});

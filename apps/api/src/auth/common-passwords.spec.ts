import { isCommonPassword } from './common-passwords.js';

describe('common passwords', () => {
  it.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'azertyuiop', 'trustno1'])(
    'include %p',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['trois petits navets', 'correct horse battery staple', 'password of mine', ''])(
    'do not include %p',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

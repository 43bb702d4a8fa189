import { isCommonPassword } from './new-password.field.js';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1',
    '12345678',
    'QWERTYUIOP',
    'azertyuiop',
    'trustno1',
    'aaaaaaaa',
    ' \t      ',
  ])('is true for %p', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['trois petits navets', 'correct horse battery staple', 'password of mine', ''])(
    'is false for %p',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

import { expect, test } from 'vitest';
import { isGuessablePassword } from './is-guessable-password.ts';

const known = { email: 'kadri.kask@rand-oy.example', brand: 'Laine' };

test.each([
  // One letter, few letters, a repeated unit.
  'aaaaaaaaaaaa',
  'abababababab',
  'aaaaaabbbbbbcccccc',
  'xkqxkqxkqxkq',
  'pässpässpäss',
  // Walks over the keyboard and the alphabet.
  '123456789012',
  '098765432109',
  'abcdefghijkl',
  'zyxwvutsrqpo',
  'qwertyuiop12',
  'QWERTYasdfgh',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
  'azertyuiop789',
  'йцукенгшщзхъ',
  // A word that everybody takes, with what everybody adds.
  'Password1234',
  'Password2026!',
  'password83920174',
  'P@ssw0rd1234',
  'p4$$w0rd!!!!',
  'passw0rdpassw0rd',
  'Administrator1',
  'AdminAdmin2026',
  'Contraseña123',
  'motdepasse2027',
  'Parool123456',
  'пароль123456',
  'Summer2026!!',
  'iloveyou1234',
  'letmein123456',
  'LiverpoolFootball',
  // Ours and theirs.
  'Laine2026!!!',
  'laine-admin-demo',
  'L4ine-L4ine-1',
  'kadri.kask.1987',
  'KadriKask!!!!',
  'rand-oy-kadri-1',
])('%s is guessed', (password) => {
  expect(isGuessablePassword(password, known)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'another good password',
  'a password that nobody guesses',
  'Kolm väikest põrsast',
  'вечером чайка спит',
  'zt7Kq-vB2wM-9xLp',
  '8f3a91c07be24d65',
  '739104628157',
  'my boat smells of tar',
])('%s is not', (password) => {
  expect(isGuessablePassword(password, known)).toBe(false);
});

import { expect, test } from 'vitest';
import { readProviderProfile } from './provider-profile.ts';

const said = {
  idAtProvider: '1234567890',
  email: 'mari@example.com',
  emailVerified: true,
  name: 'Mari Maasikas',
  givenName: 'Mari',
  familyName: 'Maasikas',
  image: 'https://pictures.example/mari.jpg',
};

const taken = {
  idAtProvider: '1234567890',
  email: 'mari@example.com',
  emailVerified: true,
  name: 'Mari',
  surname: 'Maasikas',
  image: 'https://pictures.example/mari.jpg',
};

test('what a provider says is taken as it is', () => {
  expect(readProviderProfile(said)).toEqual(taken);
});

test.each([
  ['no given name', { givenName: undefined }, { name: 'Mari Maasikas', surname: undefined }],
  ['no family name', { familyName: undefined }, { name: 'Mari', surname: undefined }],
  ['a bad family name', { familyName: 'Maa\nsikas' }, { name: 'Mari', surname: undefined }],
  ['no names at all', { name: 7, givenName: '', familyName: 'M' }, { name: undefined, surname: undefined }],
])('%s', (_what, names, expected) => {
  expect(readProviderProfile({ ...said, ...names })).toEqual({ ...taken, ...expected });
});

test('an address is trimmed and in small letters, as everywhere', () => {
  expect(readProviderProfile({ ...said, email: ' Mari@Example.com ' }).email).toBe('mari@example.com');
});

test.each([
  ['email', 'not an address'],
  ['email', 7],
  ['email', '\u212Aadri@example.com'],
  ['name', 'Mari\0'],
  ['name', 'Mari\nMaasikas'],
  ['name', '\ud800'],
  ['name', 'x'.repeat(121)],
  ['name', '  '],
  ['image', 'javascript:alert(1)'],
  ['image', 'http://pictures.example/mari.jpg'],
  ['image', `https://pictures.example/${'x'.repeat(2000)}`],
  ['image', {}],
] as const)('a bad %s is left out: %j', (field, value) => {
  const whole = { ...said, givenName: undefined };
  const expected = { ...taken, name: 'Mari Maasikas', surname: undefined, [field]: undefined };
  expect(readProviderProfile({ ...whole, [field]: value })).toEqual(expected);
});

test.each(['true', 1, undefined])('%j does not verify an address', (emailVerified) => {
  expect(readProviderProfile({ ...said, emailVerified }).emailVerified).toBe(false);
});

test.each(['', undefined, 'a\0b'])('nobody is known as %j', (idAtProvider) => {
  expect(() => readProviderProfile({ ...said, idAtProvider })).toThrow('idAtProvider');
});

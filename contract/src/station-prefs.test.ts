import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from './languages.ts';
import { prefDefinitions } from './pref-definitions.ts';
import { Prefs, PrefsWish, readStationPrefs, StoredPrefs, withoutSecrets, withSecretsMasked } from './station-prefs.ts';

test('missing or senseless preferences mean their defaults', () => {
  const byDefault = readStationPrefs({});
  expect(byDefault).toMatchObject({
    pingIntervalInSeconds: 30,
    baudRate: undefined,
    languages: locales,
    mode: 'normal',
  });
  const nonsense = {
    PING_INTERVAL: 'soon',
    PAGE_TIMEOUT: '-1',
    BAUD_RATE: 'fast',
    LANGUAGES: 'xx',
    STATUS: '?',
    MODE: '?',
  };
  expect(readStationPrefs(nonsense)).toEqual(byDefault);
});

test('languages keep their order, and the default is one of them', () => {
  expect(readStationPrefs({ LANGUAGES: 'et, EN;ru', DEFAULT_LANGUAGE: 'et' })).toMatchObject({
    languages: ['et', 'en', 'ru'],
    defaultLanguage: 'et',
  });
  expect(readStationPrefs({ LANGUAGES: 'et ru', DEFAULT_LANGUAGE: 'fr' }).defaultLanguage).toBe('et');
});

test('an unknown language among stored ones leaves the others', () => {
  expect(readStationPrefs({ LANGUAGES: 'ru,xx,et,' }).languages).toEqual(['ru', 'et']);
});

const prefNames = Object.keys(StoredPrefs.shape).toSorted();

const fieldsRefused = (prefs: object) => PrefsWish.safeParse(prefs).error?.issues.map(({ path }) => path.join('.'));

test.each([
  ['STATUS', ['active', 'Closed', 'out-of-service'], ['disabled', 'weird']],
  ['MODE', ['normal', ' return-only ', 'STAFF'], ['party']],
  ['LANGUAGES', ['et', 'et, EN;ru', 'fr es,'], ['xx', 'et,xx', ',']],
  ['DEFAULT_LANGUAGE', ['et', 'EN'], ['de', 'et,en']],
  ['PING_INTERVAL', ['1', '120'], ['0', '121', '1.5', 'soon']],
  ['SCAN_TIMEOUT', ['1', '60'], ['0', '61', '1e9']],
  ['PAGE_TIMEOUT', ['5', '600'], ['abc', '0', '-5', '4', '601']],
  ['BAUD_RATE', ['1200', '921600'], ['fast', '300']],
  ['CONTACT_PHONE', ['+372 5555 0101', '(0) 600-1234', '1247'], ['<b>', 'Mari', '+']],
  ['DOOR_SERIAL', ['/dev/ttyUSB0', 'COM3'], ['/'.repeat(201)]],
  ['ADMIN_PIN', ['471147'], ['47114', '4711471', 'secret', '123456', '444444']],
  ['FOO', [], ['', 'bar']],
])('%s is written only as it could be read again', (name, good, bad) => {
  for (const text of good) expect([text, fieldsRefused({ [name]: text })]).toEqual([text, undefined]);
  for (const text of bad) expect([text, fieldsRefused({ [name]: text })]).toEqual([text, [name]]);
});

test('an empty string, which removes a preference, may be written for each', () => {
  const names = Object.keys(PrefsWish.shape);
  expect(names.toSorted()).toEqual(prefNames);
  for (const name of names) expect(PrefsWish.parse({ [name]: ' ' })).toEqual({ [name]: '' });
});

test('the API document says which preferences there are and that there are no others', () => {
  const { additionalProperties, properties } = z.toJSONSchema(PrefsWish, { io: 'input', unrepresentable: 'any' });
  expect({ additionalProperties, names: Object.keys(properties ?? {}).toSorted() }).toEqual({
    additionalProperties: false,
    names: prefNames,
  });
});

test('a secret can be written and stored, and is never answered', () => {
  const secrets = Object.entries(prefDefinitions).flatMap(([name, { isSecret }]) => (isSecret ? name : []));
  expect(secrets).toEqual(['ADMIN_PIN']);
  expect(prefNames.filter((name) => !Object.keys(Prefs.shape).includes(name))).toEqual(secrets);
  expect(withoutSecrets({ ADMIN_PIN: '471147', MODE: 'staff', FOO: 'bar' })).toEqual({ MODE: 'staff', FOO: 'bar' });
  expect(withSecretsMasked({ ADMIN_PIN: '471147', MODE: 'staff' })).toEqual({ ADMIN_PIN: '…', MODE: 'staff' });
  expect(withSecretsMasked({ ADMIN_PIN: '' })).toEqual({ ADMIN_PIN: '' });
});

test('every preference is explained, and its default could be written', () => {
  for (const [name, { meaning, default: byDefault, rule }] of Object.entries(prefDefinitions)) {
    expect([name, meaning]).toEqual([name, expect.stringMatching(/.{20,}\.$/)]);
    const written = byDefault === undefined ? undefined : rule.parse(String(byDefault));
    expect([name, written]).toEqual([name, byDefault]);
  }
});

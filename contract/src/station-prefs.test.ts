import { expect, test } from 'vitest';
import { readStationPrefs } from './station-prefs.ts';

test('missing or senseless preferences mean their defaults', () => {
  const byDefault = readStationPrefs({});
  expect(byDefault).toMatchObject({
    pingIntervalInSeconds: 30,
    baudRate: undefined,
    languages: ['es', 'et', 'en', 'ru', 'fr'],
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

import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const least = { SERVER_URL: 'https://laine.example', STATION_KEY: 'k'.repeat(43) };

test('address and key are enough', () => {
  expect(readSettings(least)).toEqual({
    serverUrl: 'https://laine.example',
    key: 'k'.repeat(43),
    dataDir: './data',
    port: 8080,
    host: '127.0.0.1',
    allowExec: false,
    updateCommand: undefined,
    driver: 'serial',
    logLevel: 'info',
  });
});

test('every problem is named at once', () => {
  expect(() => readSettings({ PORT: '99999', DRIVER: 'steam', ALLOW_EXEC: 'maybe' })).toThrow(
    /SERVER_URL: must be the address[\s\S]*STATION_KEY: the station[\s\S]*PORT[\s\S]*ALLOW_EXEC[\s\S]*DRIVER/,
  );
});

test.each(['http://laine.example', 'http://192.168.1.5:3000'])(
  '%s would carry keys and codes in plain text',
  (address) => {
    expect(() => readSettings({ ...least, SERVER_URL: address })).toThrow('SERVER_URL: must be https');
  },
);

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s is on this machine',
  (address) => {
    expect(readSettings({ ...least, SERVER_URL: address })).toMatchObject({ serverUrl: address });
  },
);

test('an empty variable is an unset one', () => {
  expect(readSettings({ ...least, PORT: '', ALLOW_EXEC: '', UPDATE_COMMAND: '' })).toMatchObject({
    port: 8080,
    allowExec: false,
    updateCommand: undefined,
  });
});

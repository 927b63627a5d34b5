import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://laine.example',
  DATABASE_URL: 'postgres://laine@db/laine',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Laine <hello@laine.example>',
  SMS_URL: 'https://sms.example',
  SMS_USER: 'user',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'Laine',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  FACEBOOK_CLIENT_ID: 'id',
  FACEBOOK_CLIENT_SECRET: 'secret',
};

test('with nothing set it is a developer’s machine on loopback', () => {
  expect(readSettings({})).toMatchObject({ production: false, port: 3000, host: '127.0.0.1', dataDir: './data' });
});

test('production listens everywhere and knows its own address', () => {
  expect(readSettings(production)).toMatchObject({ host: '0.0.0.0', publicUrl: new URL('https://laine.example') });
});

test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('production names a missing %s', (name) => {
  expect(() => readSettings({ ...production, [name]: '' })).toThrow(`${name} is missing`);
});

test('everything that is missing is named at once', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
    /DATABASE_URL is missing[\s\S]*FACEBOOK_CLIENT_SECRET/,
  );
});

test.each([
  ['PUBLIC_URL', 'http://laine.example', 'https'],
  ['GOOGLE_ISSUER', 'http://localhost/google', 'https'],
  ['PORT', '70000', 'PORT'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL'],
  ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY'],
  ['WEBHOOKS_TO_LOOPBACK', 'true', 'sandbox'],
])('%s=%s is refused', (name, value, words) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(words);
});

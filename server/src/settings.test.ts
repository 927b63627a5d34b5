import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://laine.example',
  DATABASE_URL: 'postgres://laine@db/laine?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Laine <hello@laine.example>',
  SMS_URL: 'https://sms.example',
  SMS_USER: 'user',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'Laine',
  STRIPE_SECRET_KEY: 'sk_live_1',
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

test('in production an admin needs a passkey, elsewhere nobody does', () => {
  expect(readSettings(production).adminsNeedPasskey).toBe(true);
  expect(readSettings({}).adminsNeedPasskey).toBe(false);
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
  ['PUBLIC_URL', 'https://laine.example/shop', 'PUBLIC_URL: must be a scheme and a host only'],
  ['PUBLIC_URL', 'https://laine.example/?a', 'PUBLIC_URL: must be'],
  ['PUBLIC_URL', 'https://laine.example/#a', 'PUBLIC_URL: must be'],
  ['PUBLIC_URL', 'https://me@laine.example', 'PUBLIC_URL: must be'],
  ['PORT', '70000', 'PORT: must be 0 to 65535'],
  ['PORT', 'http', 'PORT: must be 0 to 65535'],
  ['PORT', '-1', 'PORT: must be 0 to 65535'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL'],
  ['CONTACT_HASH_KEY', 'short', 'CONTACT_HASH_KEY'],
  ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY: must be a number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY: must be a number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/8, proxy.example', 'TRUST_PROXY: must be a number of proxies'],
  ['WEBHOOKS_TO_LOOPBACK', 'true', 'sandbox'],
  ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_SECRET_KEY is a test key'],
  ['STRIPE_SECRET_KEY', 'rk_test_1', 'STRIPE_SECRET_KEY is a test key'],
  ['SMTP_URL', 'smtp://mail.example', 'SMTP_URL sends mail in plain text'],
  ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true', 'SMTP_URL sends mail in plain text'],
  ['SMS_URL', 'http://sms.example', 'SMS_URL must be https'],
  ['DATABASE_URL', 'postgres://laine@db/laine', 'DATABASE_URL may be overheard'],
  ['DATABASE_URL', 'postgres://laine@db/laine?sslmode=prefer', 'DATABASE_URL may be overheard'],
  ['DATABASE_URL', 'postgres://laine@db/laine?sslmode=require', 'DATABASE_URL may be overheard'],
  ['DATABASE_URL', 'postgres://laine@localhost/laine?host=db', 'DATABASE_URL may be overheard'],
])('%s=%s is refused', (name, value, words) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(words);
});

test.each([
  ['SMTP_URL', 'smtp://localhost:25'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true'],
  ['SMS_URL', 'http://127.0.0.1:8080'],
  ['DATABASE_URL', 'postgres://laine@[::1]/laine'],
  ['DATABASE_URL', 'postgres://laine@%2Fvar%2Frun%2Fpostgresql/laine'],
  ['DATABASE_URL', 'postgres:///laine?host=/var/run/postgresql'],
])('%s=%s is encrypted, or stays on this machine', (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).not.toThrow();
});

test('a slash ends a public address as well as nothing', () => {
  expect(readSettings({ PUBLIC_URL: 'https://laine.example/' }).publicUrl?.origin).toBe('https://laine.example');
});

test.each([
  ['{"name":', 'cannot be read'],
  ['{"name": "Elsewhere"}', 'legalName'],
])('a brand file with %s is refused by name', async (text, words) => {
  const file = join(temporaryFolder(), 'brand.json');
  await writeFile(file, text);
  expect(() => readSettings({ BRAND_FILE: file })).toThrow(new RegExp(`- BRAND_FILE: ${file}.*${words}`));
});

test('a brand file that is not there is refused by name', () => {
  expect(() => readSettings({ BRAND_FILE: '/nowhere/brand.json' })).toThrow('BRAND_FILE: /nowhere/brand.json');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'laine-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));
const brandFile = join(folder, 'brand.json');
const brand = JSON.parse(await readFile(new URL('../../brand.json', import.meta.url), 'utf8')) as object;
const ownBrand = {
  ...brand,
  legalName: 'Ripple Rent SL',
  registrationNumber: 'B12345678',
  contactEmail: 'hola@ripple.example',
  contactPhone: '+34 600 000 000',
};
await writeFile(brandFile, JSON.stringify(ownBrand));

const required = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://laine.example',
  DATABASE_URL: 'postgres://laine@db/laine?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Laine <hello@laine.example>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  CONTACT_HASH_KEY: 'a-key-of-thirty-two-characters-at-least',
};
const production = {
  ...required,
  BRAND_FILE: brandFile,
  SMS_URL: 'https://sms.example',
  SMS_USER: 'user',
  SMS_TOKEN: 'token',
  SMS_SENDER: 'Laine',
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

const halves = ['SMS_URL', 'SMS_TOKEN', 'GOOGLE_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'];
const needed = [...Object.keys(required).filter((name) => name !== 'NODE_ENV'), ...halves];
test.each(needed)('production names a missing %s', (name) => {
  expect(() => readSettings({ ...production, [name]: '' })).toThrow(`${name} is missing`);
});

test('production needs neither SMS nor Google nor Facebook', () => {
  expect(readSettings({ ...required, BRAND_FILE: brandFile })).toMatchObject({
    sms: undefined,
    google: undefined,
    facebook: undefined,
  });
});

test('production refuses the company of the demonstration, also a part of it', async () => {
  expect(() => readSettings(required)).toThrow(
    'BRAND_FILE still names the company of the demonstration (legalName, registrationNumber, contactEmail, contactPhone)',
  );
  const file = join(temporaryFolder(), 'brand.json');
  await writeFile(file, JSON.stringify({ ...ownBrand, contactEmail: 'hello@laine.test' }));
  expect(() => readSettings({ ...required, BRAND_FILE: file })).toThrow('(contactEmail)');
});

test('everything that is missing is named at once', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL is missing[\s\S]*CONTACT_HASH_KEY/);
});

test('what is malformed is named with what is missing, and once', () => {
  const env = { ...production, PORT: 'http', SMS_URL: 'nowhere', DATABASE_URL: '', BRAND_FILE: '/nowhere/brand.json' };
  const words = [/PORT: must be/, /SMS_URL: /, /BRAND_FILE: \/nowhere/, /DATABASE_URL is missing/];
  for (const word of words) expect(() => readSettings(env)).toThrow(word);
  expect(() => readSettings(env)).not.toThrow('SMS_URL is missing');
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
  [
    'CONTACT_HASH_KEY',
    `hex:${'0'.repeat(62)}`,
    'CONTACT_HASH_KEY: must have the content of contact-hash.key after hex:',
  ],
  ['CONTACT_HASH_KEY', `hex:${'xy'.repeat(32)}`, 'CONTACT_HASH_KEY: must have'],
  ['STRIPE_SECRET_KEY', 'pk_live_oops', 'STRIPE_SECRET_KEY: must begin with sk_live_'],
  ['STRIPE_WEBHOOK_SECRET', 'x', 'STRIPE_WEBHOOK_SECRET'],
  ['MAIL_FROM', 'garbage', 'MAIL_FROM: must be an address'],
  ['MAIL_FROM', 'Laine <garbage>', 'MAIL_FROM: must be an address'],
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

import { readSettings } from '@laine/server/settings.ts';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refuseForwarded } from './refuse-forwarded.ts';
import { exposureWarning, refuseLiveKeys, refusePublicAddress, refuseUnknownPort } from './refuse-live-keys.ts';
import { openOutsideScene } from './testing/open-outside-scene.ts';

test.each([
  { STRIPE_SECRET_KEY: 'sk_live_abc' },
  { STRIPE_SECRET_KEY: 'rk_live_abc' },
  { NODE_ENV: 'production' },
  { NODE_ENV: 'prod' },
  { NODE_ENV: 'staging' },
])('the sandbox does not run with %j', async (env) => {
  await expect(openOutsideScene({ env })).rejects.toThrow(/does not run/);
});

test.each([{ NODE_ENV: 'development' }, { NODE_ENV: 'test' }, {}])('it runs with %j', (env) => {
  expect(() => refuseLiveKeys(env)).not.toThrow();
});

test('the sandbox is for this machine alone', () => {
  for (const address of ['https://laine.example', 'http://192.168.1.20:3000']) {
    expect(() => refusePublicAddress({ PUBLIC_URL: address })).toThrow(`does not run with PUBLIC_URL=${address}`);
  }
  expect(() => refusePublicAddress({ PUBLIC_URL: 'http://localhost:3001' })).not.toThrow();
  expect(() => refusePublicAddress({})).not.toThrow();
});

test.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'])(
  'it answers nothing that came with %s',
  async (name) => {
    const app = fastify();
    app.get('/', () => 'mail of everybody');
    refuseForwarded(app);
    expect((await app.inject('/')).statusCode).toBe(200);
    const refused = await app.inject({ url: '/', headers: { [name]: '203.0.113.7' } });
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('proxy')]);
  },
);

test('the sandbox must know its port beforehand', () => {
  expect(() => refuseUnknownPort({ PORT: '0' })).toThrow('PORT=0; choose a port');
  expect(() => refuseUnknownPort({ PORT: '3001' })).not.toThrow();
  expect(() => refuseUnknownPort({})).not.toThrow();
});

test('a word that is neither yes nor no is told at once', async () => {
  await expect(openOutsideScene({ env: { ALLOW_EXEC: 'yes' } })).rejects.toThrow('ALLOW_EXEC: must be true');
});

test('services with live credentials are left alone', async () => {
  const live = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_own',
    SMTP_URL: '',
  };
  const world = await openOutsideScene({ env: live });
  expect(Object.keys(world.env).toSorted()).toEqual([
    'FACEBOOK_CLIENT_ID',
    'FACEBOOK_CLIENT_SECRET',
    'FACEBOOK_DIALOG_URL',
    'FACEBOOK_GRAPH_URL',
    'SMS_SENDER',
    'SMS_TOKEN',
    'SMS_URL',
    'SMS_USER',
    'SMTP_URL',
    'WEBHOOKS_TO_LOOPBACK',
  ]);
  expect((await world.fetch('/api/payments')).status).toBe(404);
  expect((await world.fetch('/google/.well-known/openid-configuration')).status).toBe(404);
});

test('what the product needs to pay and to text is all given', async () => {
  const { env } = await openOutsideScene();
  expect(readSettings(env)).toMatchObject({
    payments: {
      secretKey: expect.stringMatching(/^sk_test_/) as string,
      webhookSecret: expect.stringMatching(/^whsec_/) as string,
      apiUrl: { protocol: 'http:', hostname: '127.0.0.1' },
      paypal: true,
    },
    sms: { url: env['SMS_URL'], user: env['SMS_USER'], token: env['SMS_TOKEN'], sender: 'LAINE' },
  });
});

test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost', '', undefined])('%s is this machine alone', (host) => {
  expect(exposureWarning(host)).toBeUndefined();
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'laine.example.com'])(
  '%s lets others in, which is said loudly',
  async (host) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    await openOutsideScene({ env: { HOST: host } });
    expect(written).toHaveBeenCalledWith(expect.stringContaining('WARNING'));
  },
);

test('the page and everything it loads is there, under a policy that allows no inline code', async () => {
  const world = await openOutsideScene();
  const page = await world.fetch('');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).toContain('Mari Maasikas');

  const loaded = new Set<string>();
  const load = async (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    const response = await world.fetch(`/assets/${path}`);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    for (const [, imported = ''] of (await response.text()).matchAll(/from '\.\/([\w-]+\.js)'/g)) await load(imported);
  };
  for (const [, path = ''] of html.matchAll(/\/sandbox\/assets\/([\w.-]+)/g)) await load(path);
  expect([...loaded]).toEqual(expect.arrayContaining(['sandbox.css', 'sandbox.js', 'ledger.js', 'make.js']));
  const sheet = await (await world.fetch('/assets/sandbox.css')).text();
  expect(sheet).not.toMatch(/@apply|@tailwind|@theme/);
  for (const used of ['.rounded-card', 'var(--deep)', 'Onest']) expect(sheet).toContain(used);
  expect((await world.fetch('/assets/..%2Fpage-routes.ts')).status).toBe(404);
  expect((await world.fetch('/assets/constructor')).status).toBe(404);
});

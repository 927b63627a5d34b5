import { expect, onTestFinished, test, vi } from 'vitest';
import { exposureWarning } from './refuse-live-keys.ts';
import { openTestWorld } from './testing/open-test-world.ts';

test.each([{ STRIPE_SECRET_KEY: 'sk_live_abc' }, { STRIPE_SECRET_KEY: 'rk_live_abc' }, { NODE_ENV: 'production' }])(
  'the sandbox does not run with %j',
  async (env) => {
    await expect(openTestWorld({ env })).rejects.toThrow(/does not run/);
  },
);

test('services with live credentials are left alone', async () => {
  const world = await openTestWorld({ env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', SMTP_URL: '' } });
  expect(Object.keys(world.env).toSorted()).toEqual([
    'FACEBOOK_CLIENT_ID',
    'FACEBOOK_CLIENT_SECRET',
    'FACEBOOK_DIALOG_URL',
    'FACEBOOK_GRAPH_URL',
    'SMTP_URL',
  ]);
  expect((await world.fetch('/google/.well-known/openid-configuration')).status).toBe(404);
});

test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost', '', undefined])('%s is this machine alone', (host) => {
  expect(exposureWarning(host)).toBeUndefined();
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'laine.example.com'])(
  '%s lets others in, which is said loudly',
  async (host) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    await openTestWorld({ env: { HOST: host } });
    expect(written).toHaveBeenCalledWith(expect.stringContaining('WARNING'));
  },
);

test('the page and everything it loads is there, under a policy that allows no inline code', async () => {
  const world = await openTestWorld();
  const page = await world.fetch('');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).toContain('Mari Maasikas');

  const assets = ['sandbox.css', 'sandbox.js', 'ask.js', 'clock.js', 'faults.js', 'inbox.js', 'message.js'];
  for (const name of assets) expect((await world.fetch(`/assets/${name}`)).status).toBe(200);
  expect((await world.fetch('/assets/..%2Fpage-routes.ts')).status).toBe(404);
  expect((await world.fetch('/assets/constructor')).status).toBe(404);
});

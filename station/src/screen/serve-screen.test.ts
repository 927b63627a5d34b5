import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStation } from '../testing/open-test-station.ts';
import { Screen } from './screen.ts';
import { serveScreen } from './serve-screen.ts';

function examplePage(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script src="./assets/page-a1b2.js"></script>');
  writeFileSync(join(folder, 'assets', 'page-a1b2.js'), 'export {};');
  return folder;
}

async function openPage(prefix = '') {
  const { program, clock } = await openTestStation();
  const app = fastify();
  await app.register(serveScreen, { source: program, pageFolder: examplePage(), prefix });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const touch = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}${prefix}/touch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { app, program, clock, origin, touch, url: (path: string) => `${origin}${prefix}${path}` };
}

/** Screens from a stream of events, one by one. */
async function* readScreens(response: Response): AsyncGenerator<Screen> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      if (frame.startsWith('data: ')) yield Screen.parse(JSON.parse(frame.slice(6)));
    }
  }
}

test.for(['', '/sandbox/stations/pirita/screen'])('the page, its state and its touches at "%s"', async (prefix) => {
  const { url, touch } = await openPage(prefix);
  const page = await fetch(url('/'));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('./assets/page-a1b2.js');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const asset = await fetch(url('/assets/page-a1b2.js'));
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(Screen.parse(await (await fetch(url('/state'))).json()).view).toEqual({ name: 'start' });
  const answer = await touch({ type: 'collect' });
  expect(Screen.parse(await answer.json()).view).toMatchObject({ name: 'code' });
  expect((await fetch(url('/nothing'))).status).toBe(404);
});

test('without its last slash the address leads to the one with it', async () => {
  const { url } = await openPage('/stations/pirita/screen');
  const moved = await fetch(url(''), { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'screen/']);
  expect((await fetch(url(''))).url).toBe(url('/'));
});

test('changes arrive as they happen, and the stream ends with the server', async () => {
  const { app, url, touch } = await openPage();
  const screens = readScreens(await fetch(url('/events')));
  expect((await screens.next()).value?.view.name).toBe('start');
  await touch({ type: 'help' });
  expect((await screens.next()).value?.view.name).toBe('help');
  await app.close();
  expect((await screens.next()).done).toBe(true);
});

test.for<[headers: Record<string, string>, status: number]>([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
])('a touch with %o is answered %i', async ([headers, status]) => {
  const { touch } = await openPage();
  expect((await touch({ type: 'help' }, headers)).status).toBe(status);
});

test('a touch of the page itself is taken', async () => {
  const { touch, origin } = await openPage();
  expect((await touch({ type: 'help' }, { origin })).status).toBe(200);
});

test('nonsense is declined', async () => {
  const { touch, url } = await openPage();
  expect((await touch({ type: 'code', code: '12' })).status).toBe(400);
  expect((await touch('help')).status).toBe(400);
  expect((await fetch(url('/touch'), { method: 'POST', body: '{"type":"help"}' })).status).toBe(400);
});

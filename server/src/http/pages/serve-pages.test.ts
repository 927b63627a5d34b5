import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPagesScene } from '../../testing/open-pages-scene.ts';

let status = 200;
let rendered = 0;
let pages: Awaited<ReturnType<typeof openPagesScene>>;
beforeAll(async () => {
  pages = await openPagesScene({
    render: async () => {
      rendered += 1;
      return new Response('<h1>A page</h1>', { status, headers: { 'content-type': 'text/html' } });
    },
  });
});
afterAll(() => pages.close());
beforeEach(() => {
  rendered = 0;
});

const open = async (url: string) => (await pages.app.inject({ url })).statusCode;

test('a page that failed is not cached for the next visitor', async () => {
  status = 500;
  expect(await open('/')).toBe(500);
  status = 200;
  expect(await open('/')).toBe(200);
});

test('whoever asks while it fails shares the one failure', async () => {
  status = 500;
  expect(await Promise.all([open('/login'), open('/login'), open('/login')])).toEqual([500, 500, 500]);
  expect(rendered).toBe(1);
});

test('a page that came well is rendered once for everybody', async () => {
  status = 200;
  await open('/privacy-policy');
  await open('/privacy-policy');
  expect(rendered).toBe(1);
});

test('a page that the server stops beneath is not shown with half of its data', async () => {
  const stopping = await openPagesScene({
    render: async () => {
      await stopping.app.close();
      return new Response('<h1>Nobody is signed in</h1>', { headers: { 'content-type': 'text/html' } });
    },
  });
  const { statusCode, headers } = await stopping.app.inject({ url: '/reservations' });
  expect([statusCode, headers['x-refusal'], headers['retry-after']]).toEqual([503, 'restarting', '5']);
  await stopping.close();
});

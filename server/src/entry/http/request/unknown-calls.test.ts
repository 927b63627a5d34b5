import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPagesScene } from '../../../testing/open-pages-scene.ts';

/** Pages answer every address that nothing else does. */
let pages: Awaited<ReturnType<typeof openPagesScene>>;
beforeAll(async () => {
  pages = await openPagesScene({
    render: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
  });
});
afterAll(() => pages.close());

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/sessions',
  '/api/admin/sessions/1/edit',
  '/api/sessions?stationId=x',
])('%s is refused in plain text, by whichever method', async (url) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] satisfies HTTPMethods[]) {
    const { statusCode, headers } = await pages.app.inject({ method, url });
    expect([method, statusCode, headers['content-type']]).toEqual([method, 404, 'text/plain; charset=utf-8']);
    expect(headers).toMatchObject({ 'x-refusal': 'not-found', 'cache-control': 'private, no-store' });
  }
});

test('it is said in the language of whoever asks, also where only the profile knows it', async () => {
  const saidTo = async (cookie: string) => (await pages.app.inject({ url: '/api/sessions', headers: { cookie } })).body;
  const inEstonian = await saidTo('locale=et');
  expect(inEstonian).not.toBe(await saidTo(''));
  const browser = await pages.product.as('mari@example.com');
  await pages.product.db.query
    .updateTable('accounts')
    .set({ locale: 'et' })
    .where('email', '=', 'mari@example.com')
    .execute();
  expect(await saidTo(`login=${browser.cookies.get('login')}`)).toBe(inEstonian);
});

test('what only begins like it is a page', async () => {
  const { statusCode, headers } = await pages.app.inject({ url: '/apiary' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';

const LIST = '/api/stations';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
  await get();
});
afterAll(() => laine.close());

const get = (headers: Record<string, string> = {}, method = 'GET') => laine.browser().fetch(LIST, { method, headers });

/** Without headers about the time and the connection. */
const lastingHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'x-now', 'connection', 'keep-alive'].includes(name)));

test('a cached list is the answer that everybody else gets, byte by byte and header by header', async () => {
  const cached = await get({ cookie: 'locale=et' });
  // It might be signed in, so it takes the full path, and turns out to be nobody.
  const made = await get({ cookie: 'login=nobody' });
  expect(cached.status).toBe(200);
  expect(lastingHeaders(cached)).toEqual(lastingHeaders(made));
  expect(await cached.text()).toBe(await made.text());
  expect(cached.headers.get('x-now')).not.toBeNull();
});

test('asking for the head of a cached list gives its length and nothing more', async () => {
  const { headers } = await get();
  const head = await get({}, 'HEAD');
  expect(head.headers.get('content-length')).toBe(headers.get('content-length'));
  expect(await head.text()).toBe('');
});

test('whoever shows a key is never answered from the public cache', async () => {
  expect((await get({ authorization: 'Bearer unknown' })).status).toBe(401);
});

test('a cached answer is counted like any other', async () => {
  const countOf = async () => {
    const metrics = await (await laine.browser().fetch('/metrics')).text();
    return Number(
      /duration_seconds_count\{method="GET",route="\/api\/stations",status="200"\} (\d+)/.exec(metrics)?.[1],
    );
  };
  const before = await countOf();
  await (await get()).text();
  expect(await countOf()).toBe(before + 1);
});

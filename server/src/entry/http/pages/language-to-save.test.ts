import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPagesScene } from '../../../testing/open-pages-scene.ts';

let pages: Awaited<ReturnType<typeof openPagesScene>>;
beforeAll(async () => {
  pages = await openPagesScene({
    render: async (_request, { locale }) => new Response(locale, { headers: { 'content-type': 'text/html' } }),
  });
});
afterAll(() => pages.close());

/** The language of the page, and the one that is saved. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const { body, headers: answer } = await pages.app.inject({ url, headers });
  const saved = /^locale=(\w+); Path=\/; Max-Age=31536000; SameSite=Strict$/.exec(String(answer['set-cookie']))?.[1];
  return { shown: body, saved };
}

const fromSearch = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
const typed = { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' };
const pressedHere = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
const fetchedByThePage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

describe('an address that names a language', () => {
  test.each([
    ['typed', typed],
    ['on an Estonian host', { ...typed, host: 'laine.ee' }],
    ['with a cookie that is no language', { ...typed, cookie: 'locale=xx' }],
    ['from a browser that does not say where from', {}],
  ])('is stayed with: %s', async (_, headers) => {
    expect(await visit('/?lang=ru', headers)).toEqual({ shown: 'ru', saved: 'ru' });
  });

  test('is left to the browser when it comes from elsewhere, where the cookie is not seen', async () => {
    expect(await visit('/?lang=ru', fromSearch)).toEqual({ shown: 'ru', saved: undefined });
  });

  test('does not undo what was chosen before', async () => {
    expect(await visit('/?lang=ru', { ...typed, cookie: 'locale=et' })).toEqual({ shown: 'ru', saved: undefined });
    expect(await visit('/?lang=ru', { ...fetchedByThePage, cookie: 'locale=et' })).toMatchObject({ saved: undefined });
  });

  test('pressed on a page of ours is the newer choice', async () => {
    expect(await visit('/?lang=ru', { ...pressedHere, cookie: 'locale=et' })).toEqual({ shown: 'ru', saved: 'ru' });
  });
});

describe('an address without one', () => {
  test('saves English, but neither a guess from the host nor anything for whoever comes from elsewhere', async () => {
    expect(await visit('/', typed)).toEqual({ shown: 'en', saved: 'en' });
    expect(await visit('/', { ...typed, host: 'laine.ee' })).toEqual({ shown: 'et', saved: undefined });
    expect(await visit('/', fromSearch)).toEqual({ shown: 'en', saved: undefined });
  });
});

import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

let made = 0;

/** A person who wants every notice. */
async function reader() {
  const email = `reader-${(made += 1)}@example.com`;
  const browser = await laine.as(email);
  await browser.call(calls.editMe, { notices: { reviewRequests: true, news: true } });
  const accounts = laine.db.query.selectFrom('accounts').select(['id', 'unsubscribeToken']);
  const { id, unsubscribeToken } = await accounts.where('email', '=', email).executeTakeFirstOrThrow();
  const consents = () =>
    laine.db.query
      .selectFrom('consents')
      .select(['kind', 'version', 'locale', 'withdrawnAt'])
      .where('accountId', '=', id)
      .where('kind', 'in', ['news', 'review-requests'])
      .orderBy('givenAt')
      .orderBy('kind')
      .execute();
  const wishes = async () => (await browser.call(calls.me)).user?.notices;
  return { id, browser, token: unsubscribeToken ?? '', consents, wishes };
}

const oneClick = (token: string, kind: 'reminders' | 'review-requests' | 'news') =>
  laine.browser().fetch(callAddress(calls.unsubscribe, { token, kind }), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the link in a mail', () => {
  test('ends one kind with one click, signed out, and says so again when clicked again', async () => {
    const { token, wishes, consents } = await reader();
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const answer = await oneClick(token, 'review-requests');
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
      expect(await wishes()).toEqual({ reminders: true, reviewRequests: false, news: true });
    }
    expect(await consents()).toMatchObject([
      { kind: 'news', withdrawnAt: null },
      { kind: 'review-requests', withdrawnAt: expect.any(Temporal.Instant) as unknown },
    ]);
  });

  test.each([
    ['reminders', 'reminders'],
    ['news', 'news'],
  ] as const)('ends %s', async (kind, wish) => {
    const { token, wishes } = await reader();
    await oneClick(token, kind);
    expect((await wishes())?.[wish]).toBe(false);
  });

  test('is also pressed on our own page', async () => {
    const { token, wishes } = await reader();
    await laine.browser().call(calls.unsubscribe, { token, kind: 'news' });
    expect((await wishes())?.news).toBe(false);
  });

  test('leads to that page when it is opened', async () => {
    const { token, wishes } = await reader();
    const answer = await laine.browser().fetch(callAddress(calls.unsubscribePage, { token, kind: 'news' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, paths.unsubscribe(token, 'news')]);
    expect((await wishes())?.news).toBe(true);
  });

  test('that nobody has is not found', async () => {
    const answer = await oneClick('somebody', 'news');
    expect([answer.status, answer.headers.get('x-refusal')]).toEqual([404, 'not-found']);
  });

  test('of a removed person is not found either', async () => {
    const { id, token } = await reader();
    await laine.db.query.updateTable('accounts').set({ unsubscribeToken: null }).where('id', '=', id).execute();
    expect((await oneClick(token, 'news')).status).toBe(404);
  });

  test('is another one for everybody', async () => {
    const tokens = [(await reader()).token, (await reader()).token];
    expect(new Set(tokens).size).toBe(2);
    expect(tokens.every((token) => token.length >= 32)).toBe(true);
  });
});

describe('a wish', () => {
  test('to be told more is a consent with its words and language, kept when it is withdrawn', async () => {
    const { browser, consents, wishes } = await reader();
    expect(await wishes()).toEqual({ reminders: true, reviewRequests: true, news: true });
    const given = { version: expect.any(String) as unknown, locale: 'en', withdrawnAt: null };
    expect(await consents()).toEqual([
      { kind: 'news', ...given },
      { kind: 'review-requests', ...given },
    ]);
    await browser.call(calls.editMe, { notices: { news: false } });
    await browser.call(calls.editMe, { notices: { news: true, reviewRequests: true } });
    const news = (await consents()).filter(({ kind }) => kind === 'news');
    expect(news.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, true]);
    expect(await consents()).toHaveLength(3);
  });

  test('leaves what it does not name', async () => {
    const { browser, wishes, consents } = await reader();
    await browser.call(calls.editMe, { notices: { reminders: false } });
    expect(await wishes()).toEqual({ reminders: false, reviewRequests: true, news: true });
    expect(await consents()).toHaveLength(2);
  });
});

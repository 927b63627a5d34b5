import { calls } from '@laine/contract/calls.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPagesScene } from '../../../testing/open-pages-scene.ts';
import { inProcessCaller } from './in-process-caller.ts';

const email = 'one-person@example.com';
let pages: Awaited<ReturnType<typeof openPagesScene>>;
let opened: FastifyRequest;
/** The person that each of the page's calls sees, in order; `between` runs before each. */
let seen: (string | undefined)[] = [];
let between: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  pages = await openPagesScene({
    render: async () => {
      const call = inProcessCaller(pages.product.app, opened, 'en');
      for (const happens of between) {
        await happens();
        seen.push((await call(calls.me)).user?.email);
      }
      return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } });
    },
  });
  pages.app.addHook('preHandler', async (request) => {
    opened = request;
  });
});
afterAll(() => pages.close());

async function open(...happenings: typeof between) {
  [seen, between] = [[], happenings];
  const { cookies } = await pages.product.as(email);
  await pages.app.inject({ url: '/reservations', headers: { cookie: `login=${cookies.get('login')}` } });
  return seen;
}

const nothing = async () => {};
const endLogins = () => pages.product.db.query.deleteFrom('logins').execute();

test('all calls of a page see the person who was found once', async () => {
  expect(await open(nothing, endLogins, nothing)).toEqual([email, email, email]);
});

test('a login that ended while the page waited for its turn is nobody’s', async () => {
  expect(await open(endLogins, nothing)).toEqual([undefined, undefined]);
});

test('nobody else is seen with that person’s eyes', async () => {
  const stranger = async () => {
    const answer = await pages.product.browser().fetch('/api/users/me');
    expect(await answer.json()).toEqual({ user: null });
  };
  expect(await open(nothing, stranger)).toEqual([email, email]);
});

import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { pageOwner } from './page-owner.ts';

afterEach(() => {
  pageOwner.note(null);
  vi.unstubAllGlobals();
});

/** The headers of every request that is sent. */
function listen() {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({ success: true, user: null });
  });
  return sent;
}

const confirm = () => call(bookingCalls.confirmReturn, { bookingId: 'b1' }).catch(() => undefined);

test('what is done on a page is done for whom it was made', async () => {
  const sent = listen();
  pageOwner.note('anna');
  await confirm();
  await call(accountCalls.me);
  expect(sent.map((headers) => headers.get('x-signed-in-as'))).toEqual(['anna', null]);
});

test('a visitor’s page names nobody', async () => {
  const sent = listen();
  await confirm();
  expect(sent.map((headers) => headers.has('x-signed-in-as'))).toEqual([false]);
});

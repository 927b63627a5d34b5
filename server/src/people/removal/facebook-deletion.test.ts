import { calls } from '@laine/contract/calls.ts';
import { createCaller } from '@laine/contract/client.ts';
import { sandboxCalls } from '@laine/sandbox/sandbox-calls.ts';
import { signedRequest } from '@laine/sandbox/sign-in/facebook-deletion.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RentalScene } from '../../testing/open-rental-scene.ts';
import { openRentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const askAtFacebook = (email: string) =>
  createCaller({ baseUrl: `${scene.url}/sandbox` })(sandboxCalls.deleteAtFacebook, { email });
const statusOf = (confirmationCode: string) => scene.browser().call(calls.deletionStatus, { confirmationCode });
const send = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  scene.browser().fetch('/api/auth/deletion/facebook', { method: 'POST', body: body ?? null, headers });

/** A person who signs in with Facebook. */
async function linked(name: string) {
  const customer = await scene.customer(name);
  const email = `${name}@example.com`;
  // The stand-in gives everybody an id by their address; any request for the same address names the same person.
  await askAtFacebook(email);
  const idAtProvider = await idAtFacebook(email);
  await scene.db.query
    .insertInto('identities')
    .values({ provider: 'facebook', idAtProvider, accountId: customer.account.id, createdAt: scene.clock.now() })
    .execute();
  return { ...customer, email };
}

const idAtFacebook = async (email: string) => {
  const browser = scene.browser();
  const begun = await browser.fetch('/api/auth/login/facebook');
  const dialog = new URL(begun.headers.get('location') ?? '');
  dialog.searchParams.set('login_hint', email);
  const back = await browser.fetch(dialog.href);
  await browser.fetch(back.headers.get('location') ?? '');
  const row = await scene.db.query
    .selectFrom('waitingIdentities')
    .select('idAtProvider')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.idAtProvider;
};

const rowOf = (id: string) =>
  scene.db.query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a known person is forgotten as if they had asked here, and the code tells how far it is', async () => {
  const ada = await linked('ada');
  const answer = await askAtFacebook(ada.email);
  expect(answer.confirmation_code).toMatch(/^[0-9a-z]+$/i);
  expect(answer.url).toBe(`${scene.url}/data-deletion?code=${answer.confirmation_code}`);
  expect(await rowOf(ada.account.id)).toMatchObject({ status: 'deactivated', deletionAskedBy: 'facebook' });
  expect((await ada.browser.call(calls.me)).user).toBeNull();
  expect(await statusOf(answer.confirmation_code)).toMatchObject({ status: 'waiting' });
  await scene.advance({ hours: 24 * 30 });
  expect(await statusOf(answer.confirmation_code)).toMatchObject({ status: 'removed' });
  expect((await rowOf(ada.account.id)).email).toBeNull();
});

test('coming back is told too', async () => {
  const bob = await linked('bob');
  const { confirmation_code: code } = await askAtFacebook(bob.email);
  await scene.as(bob.email);
  expect(await statusOf(code)).toEqual({ status: 'taken-back', removedOn: null });
});

test('a banned person is forgotten all the same, and stays banned until then', async () => {
  const eve = await linked('eve');
  await scene.db.query.updateTable('accounts').set({ status: 'banned' }).where('id', '=', eve.account.id).execute();
  const { confirmation_code: code } = await askAtFacebook(eve.email);
  expect(await rowOf(eve.account.id)).toMatchObject({ status: 'banned', deletionAskedBy: 'facebook' });
  expect(await statusOf(code)).toMatchObject({ status: 'waiting' });
});

test('of somebody unknown nothing is stored, and the answer looks the same', async () => {
  const { url, confirmation_code: code } = await askAtFacebook('nobody@example.com');
  expect(url).toContain(code);
  expect(await statusOf(code)).toEqual({ status: 'nothing-stored', removedOn: null });
});

test('an unknown code is not found', async () => {
  const response = await scene.browser().fetch('/api/data-deletion/abcdef');
  expect(response.status).toBe(404);
});

const secret = () => scene.deps.settings.facebook?.clientSecret ?? '';
const form = (value: string) => new URLSearchParams({ signed_request: value });
const good = () => signedRequest({ user_id: '1234' }, secret());

test('what Facebook did not sign is refused, whatever the bytes', async () => {
  const [signature = '', payload = ''] = good().split('.');
  const bodies: RequestInit['body'][] = [
    null,
    '',
    'signed_request',
    'signed_request=.',
    'signed_request=%ff%fe.%00',
    form(`${signature}.`),
    form(`.${payload}`),
    form(`${signature}.${payload}x`),
    form(`${signature}.${payload}.${payload}`),
    form(signedRequest({ user_id: '1234' }, 'another secret')),
    form(signedRequest({ user_id: '1234', algorithm: 'none' }, secret())),
    form(signedRequest({}, secret())),
    form(signedRequest({ user_id: 'a\u0000b' }, secret())),
    form(signedRequest({ user_id: { $ne: 1 } }, secret())),
    new Uint8Array([0, 255, 254, 13, 10]),
    JSON.stringify({ signed_request: good() }),
  ];
  for (const body of bodies) {
    const response = await send(body);
    expect([response.status, response.headers.get('x-refusal')]).toEqual([400, 'signature-invalid']);
  }
  expect((await send(form(good()))).status).toBe(200);
});

test('it comes from a server, not from a page: a page of another site is refused as everywhere', async () => {
  expect((await send(form(good()), { origin: 'https://evil.example' })).status).toBe(403);
});

test('an old request that somebody sends again does not delete whoever has come back since', async () => {
  const fay = await linked('fay');
  const { idAtProvider } = await scene.db.query
    .selectFrom('identities')
    .select('idAtProvider')
    .where('accountId', '=', fay.account.id)
    .executeTakeFirstOrThrow();
  const issuedAt = Math.floor(scene.clock.now().epochMilliseconds / 1000);
  const request = form(signedRequest({ user_id: idAtProvider, issued_at: issuedAt }, secret()));
  expect((await send(request)).status).toBe(200);
  expect((await rowOf(fay.account.id)).status).toBe('deactivated');
  scene.clock.advance({ hours: 2 });
  await scene.as(fay.email);
  const again = await send(request);
  expect(again.status).toBe(200);
  const { confirmation_code: code } = calls.facebookDeletion.answer.parse(await again.json());
  expect(await statusOf(code)).toMatchObject({ status: 'taken-back' });
  expect((await rowOf(fay.account.id)).status).toBe('active');
});

import { type Access, type Call, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdminScene, type AdminScene, type TestCaller } from '../../../testing/open-admin-scene.ts';

/** A program with an API key has no bookings, debts or cards: no call may take it for whoever made the key. */

let scene: AdminScene;
let program: TestCaller;
let makersCookies: string;
beforeAll(async () => {
  scene = await openAdminScene();
  program = await scene.apiKey(null);
  const maker = await scene.as('admin@laine.test');
  makersCookies = [...maker.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => scene.close());

/** Of these the caller is a person, whatever the call is about. */
const personal = new Set<Access>(['customer', 'self', 'staff-person', 'fresh-staff', 'admin', 'fresh-admin']);

const rows = Object.entries<Call>(calls).flatMap(([name, call]) =>
  serverPaths(call).map((path) => ({ name, call, path: path.replaceAll(/:\w+/g, 'none') })),
);
/** What a person is needed for. `/stations` and the like answer programs at the same path by another call. */
const personalRows = rows.filter(({ call }) => personal.has(call.access));

describe('a call that a person is needed for refuses an API key', () => {
  test.each(personalRows.map(({ name, call, path }) => [call.method, path, name] as const))(
    '%s %s (%s)',
    async (method, path) => {
      const body = method === 'GET' ? undefined : {};
      const { status } = await scene.visitor.ask(method, path, body);
      // A call that nobody serves yet is not found, whoever asks.
      const refusal = status === 404 ? [404, 'not-found'] : [403, 'not-allowed'];
      const alone = await program.ask(method, path, body);
      expect([alone.status, alone.refusal]).toEqual(refusal);
      // The cookie of its maker beside it is no second try.
      const both = await fetch(`${scene.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${program.token}`, cookie: makersCookies },
      });
      expect([both.status, both.headers.get('x-refusal')]).toEqual(refusal);
    },
  );
});

test('what customers do needs a person, but for the calls that are listed here', () => {
  const open = Object.entries<Call>(calls)
    .filter(([, { answersAt, access }]) => answersAt === 'public' && !personal.has(access))
    .map(([name]) => name);
  expect(open.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'acceptSafety',
    // Of a booking and a photo a program reads what its stations have to do with.
    'booking',
    'callOut',
    'deletionStatus',
    'emailCallback',
    'endCallOut',
    'facebookCallback',
    'facebookDeletion',
    'googleCallback',
    'location',
    'loginByEmail',
    'loginByFacebook',
    'loginByGoogle',
    'loginByPasskey',
    'loginByRecoveryCode',
    'logout',
    'me',
    'passkeyCallback',
    'passOffers',
    'paymentWebhook',
    'photo',
    'receiveWebhook',
    'reviews',
    'sharedTicket',
    'silenceCallOut',
    'station',
    'stationAvailability',
    'stationPicture',
    'stations',
    'takeCallOut',
    'unsubscribe',
    'unsubscribePage',
  ]);
});

test('nobody is signed in by an API key', async () => {
  expect(await program.ask('GET', '/api/users/me')).toMatchObject({ status: 403, refusal: 'not-allowed' });
});

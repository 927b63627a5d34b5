import { type Access, type Call, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdminScene, type AdminScene, type TestCaller } from '../../../testing/open-admin-scene.ts';

/** A program with an API key has no bookings, debts or cards: no call may treat it as the key's maker. */

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

/** Calls with this access need a person, whatever they're about. */
const personal = new Set<Access>(['customer', 'self', 'staff-person', 'fresh-staff', 'admin', 'fresh-admin']);

const rows = Object.entries<Call>(calls).flatMap(([name, call]) =>
  serverPaths(call).map((path) => ({ name, call, path: path.replaceAll(/:\w+/g, 'none') })),
);
/** Calls that need a person. For some, such as `/stations`, a second call answers programs at the same path. */
const personalRows = rows.filter(({ call }) => personal.has(call.access));

describe('a call that a person is needed for refuses an API key', () => {
  test.each(personalRows.map(({ name, call, path }) => [call.method, path, name] as const))(
    '%s %s (%s)',
    async (method, path) => {
      const body = method === 'GET' ? undefined : {};
      const { status } = await scene.visitor.ask(method, path, body);
      // A call that isn't served yet is 404 for everybody.
      const refusal = status === 404 ? [404, 'not-found'] : [403, 'not-allowed'];
      const alone = await program.ask(method, path, body);
      expect([alone.status, alone.refusal]).toEqual(refusal);
      // Adding the cookie of the key's maker doesn't help either.
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
    // Programs may read a booking or photo that concerns their stations.
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

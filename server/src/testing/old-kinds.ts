import type { Db } from '../ground/db/open-database.ts';
import type { Tables } from '../ground/db/tables.ts';
import { asJson } from '../ground/db/tables/json.ts';
import { newId } from '../ground/secrets.ts';
import type { oldRows } from './old-rows.ts';

/** The moment at which tests of retention look back. */
export const longAfter = Temporal.Instant.from('2035-03-10T09:00:00Z');
export const before = (by: Temporal.DurationLike) => longAfter.toZonedDateTimeISO('UTC').subtract(by).toInstant();

const twoDays = before({ hours: 48 });
const aWeek = before({ weeks: 1 });
const aYear = before({ years: 1 });
const sixYears = before({ years: 6 });
/** A row of 2027 is kept to the end of 2034, one of 2028 a year longer. */
const books = Temporal.Instant.from('2028-01-01T00:00:00Z');

type Given = { query: Db; accountId: string; rows: ReturnType<typeof oldRows> };
type OldKind = {
  what: string;
  table: keyof Tables;
  /** A row goes when it is older than this. */
  since: Temporal.Instant;
  insert: (at: Temporal.Instant, given: Given) => Promise<unknown>;
};

/** One row of each kind with its own retention. */
export const oldKinds: OldKind[] = [
  {
    what: 'a login code',
    table: 'loginCodes',
    since: twoDays,
    insert: (createdAt, { query }) =>
      query
        .insertInto('loginCodes')
        .values({ id: newId(), email: 'a@example.com', codeHash: 'x', createdAt, expiresAt: createdAt })
        .execute(),
  },
  {
    what: 'a use of a budget',
    table: 'budgetUses',
    since: twoDays,
    insert: (at, { query }) => query.insertInto('budgetUses').values({ budget: 'codes x', at }).execute(),
  },
  {
    what: 'a challenge to a passkey',
    table: 'passkeyChallenges',
    since: twoDays,
    insert: (createdAt, { query }) =>
      query
        .insertInto('passkeyChallenges')
        .values({ challengeHash: newId(), purpose: 'sign-in', browserHash: 'x', createdAt, expiresAt: createdAt })
        .execute(),
  },
  {
    what: 'a round trip to a provider',
    table: 'providerSignIns',
    since: twoDays,
    insert: (at, { query }) =>
      query
        .insertInto('providerSignIns')
        .values({
          stateHash: newId(),
          provider: 'google',
          browserHash: 'x',
          pkceVerifier: 'x',
          nonce: 'x',
          redirect: '/',
          createdAt: at,
          expiresAt: at,
        })
        .execute(),
  },
  {
    what: 'an address that waits to be confirmed',
    table: 'waitingIdentities',
    since: twoDays,
    insert: (expiresAt, { query }) =>
      query
        .insertInto('waitingIdentities')
        .values({
          browserHash: newId(),
          email: 'a@example.com',
          provider: 'facebook',
          idAtProvider: '1',
          name: null,
          surname: null,
          image: null,
          expiresAt,
        })
        .execute(),
  },
  {
    what: 'a login that ended',
    table: 'logins',
    since: aYear,
    insert: (at, { rows }) => rows.insertLogin(at, { endedAt: at }),
  },
  {
    what: 'a login that ran out',
    table: 'logins',
    since: aYear,
    insert: (at, { rows }) => rows.insertLogin(at, { expiresAt: at }),
  },
  {
    what: 'a line of the security record',
    table: 'securityEvents',
    since: aYear,
    insert: (createdAt, { query }) =>
      query
        .insertInto('securityEvents')
        .values({ id: newId(), kind: 'refused', what: 'people not-allowed', createdAt })
        .execute(),
  },
  {
    what: 'a log',
    table: 'logs',
    since: aYear,
    insert: (at, { query }) =>
      query
        .insertInto('logs')
        .values({
          id: newId(),
          title: 'fault: x',
          data: asJson(null),
          stationId: 'pirita',
          createdAt: at,
          updatedAt: at,
        })
        .execute(),
  },
  {
    what: 'a message to everybody',
    table: 'broadcasts',
    since: aYear,
    insert: (at, { query, accountId }) =>
      query
        .insertInto('broadcasts')
        .values({
          id: newId(),
          stationId: 'pirita',
          sentBy: accountId,
          kind: 'storm',
          words: asJson({}),
          until: at,
          backInCents: 0,
          createdAt: at,
        })
        .execute(),
  },
  {
    what: 'a sign of life',
    table: 'pings',
    since: aYear,
    insert: (at, { query }) =>
      query
        .insertInto('pings')
        .values({ id: newId(), data: asJson({}), stationId: 'pirita', createdAt: at, updatedAt: at })
        .execute(),
  },
  {
    what: 'an hour of signs of life',
    table: 'pingHours',
    since: aYear,
    insert: (hour, { query }) =>
      query
        .insertInto('pingHours')
        .values({
          stationId: 'pirita',
          hour,
          heard: 1,
          freeMemoryPercent: 50,
          uptimeInSeconds: 60,
          clockOffsetInMs: 0,
          networks: ['wifi'],
        })
        .execute(),
  },
  {
    what: 'a time in which a locker was out of service',
    table: 'lockerOutages',
    since: aYear,
    async insert(endedAt, { query }) {
      const locker = { stationId: 'pirita', number: 1, createdAt: endedAt, updatedAt: endedAt };
      await query
        .insertInto('lockers')
        .values(locker)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await query
        .insertInto('lockerOutages')
        .values({ stationId: 'pirita', lockerNumber: 1, beganAt: endedAt.subtract({ hours: 1 }), endedAt })
        .execute();
    },
  },
  {
    what: 'a command',
    table: 'commands',
    since: aYear,
    insert: (createdAt, { query }) =>
      query
        .insertInto('commands')
        .values({ id: newId(), stationId: 'pirita', kind: 'scan', askedBy: 'x', expiresAt: createdAt, createdAt })
        .execute(),
  },
  {
    what: "an event of a station's journal",
    table: 'stationEvents',
    since: aYear,
    insert: (at, { query }) =>
      query
        .insertInto('stationEvents')
        .values({
          stationId: 'pirita',
          bootId: newId(),
          sequence: 1,
          happenedAt: at,
          receivedAt: at,
          payload: asJson({}),
        })
        .execute(),
  },
  {
    what: 'a wish to be told of an opening',
    table: 'openingWishes',
    since: aYear,
    async insert(createdAt, { query, accountId }) {
      const station = { id: newId(), metadata: asJson({}), createdAt, updatedAt: createdAt };
      await query.insertInto('stations').values(station).execute();
      await query.insertInto('openingWishes').values({ accountId, stationId: station.id, createdAt }).execute();
    },
  },
  {
    what: 'a notice',
    table: 'notices',
    since: aYear,
    insert: async (createdAt, { query, accountId, rows }) => {
      const bookingId = await rows.insertBooking(createdAt);
      const notice = { id: newId(), bookingId, accountId, kind: 'receipt', channel: 'email', state: 'sent' } as const;
      await query
        .insertInto('notices')
        .values({ ...notice, dueAt: createdAt, createdAt })
        .execute();
    },
  },
  {
    what: 'a mail about an account',
    table: 'notices',
    since: aWeek,
    insert: (createdAt, { query, accountId }) => {
      const mail = { id: newId(), accountId, kind: 'new-device', channel: 'email', state: 'sent' } as const;
      return query
        .insertInto('notices')
        .values({ ...mail, occasion: mail.id, dueAt: createdAt, createdAt })
        .execute();
    },
  },
  {
    what: 'a closed alert',
    table: 'alerts',
    since: aYear,
    insert: (closedAt, { query }) =>
      query
        .insertInto('alerts')
        .values({ id: newId(), kind: 'hold-stuck', target: 'x', data: asJson({}), createdAt: sixYears, closedAt })
        .execute(),
  },
  {
    what: 'a page at the payment provider',
    table: 'paymentPages',
    since: aWeek,
    insert: (closedAt, { query, accountId }) => {
      const page = {
        id: newId(),
        accountId,
        ledgerId: null,
        checkoutId: null,
        url: null,
        origin: 'https://laine.test',
      };
      const times = { openedAt: closedAt, expiresAt: closedAt, closedAt };
      return query
        .insertInto('paymentPages')
        .values({ ...page, ...times, locale: 'en', termsVersion: '1' })
        .execute();
    },
  },
  {
    what: 'a deletion asked for at Facebook',
    table: 'deletionRequests',
    since: aYear,
    insert: (askedAt, { query }) =>
      query.insertInto('deletionRequests').values({ confirmationCode: newId(), askedAt }).execute(),
  },
  {
    what: 'a warning that ran out',
    table: 'warnings',
    since: aYear,
    insert: (expiresAt, { rows }) => rows.insertWarning({ givenAt: sixYears, expiresAt }),
  },
  {
    what: 'a warning that was dropped',
    table: 'warnings',
    since: aYear,
    insert: (droppedAt, { rows }) => rows.insertWarning({ givenAt: sixYears, expiresAt: longAfter, droppedAt }),
  },
  {
    what: 'an agreement that was withdrawn',
    table: 'consents',
    since: sixYears,
    insert: (at, { rows }) => rows.insertConsent(at, { withdrawnAt: at }),
  },
  {
    what: 'a session that staff made',
    table: 'sessions',
    since: books,
    insert: (end, { rows }) => rows.insertSession(end, null),
  },
  {
    what: 'money without a booking',
    table: 'ledger',
    since: books,
    insert: (createdAt, { rows }) => rows.insertMoney(createdAt, null),
  },
  {
    what: 'a debt without a booking',
    table: 'debts',
    since: books,
    insert: (at, { query, accountId }) =>
      query
        .insertInto('debts')
        .values({
          id: newId(),
          accountId,
          reason: 'dispute',
          status: 'paid',
          amountInCents: 1,
          dueAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .execute(),
  },
  {
    what: 'a pass',
    table: 'passes',
    since: books,
    insert: (at, { query, accountId }) =>
      query
        .insertInto('passes')
        .values({ id: newId(), accountId, status: 'ended', priceInCents: 1, createdAt: at, updatedAt: at })
        .execute(),
  },
  {
    what: 'a photo that nobody used',
    table: 'photos',
    since: before({ hours: 24 }),
    insert: (at, { rows }) => rows.insertPhoto(at, {}),
  },
  {
    what: 'a picture that its station does not show',
    table: 'stationPictures',
    since: before({ hours: 24 }),
    insert: (at, { query }) =>
      query
        .insertInto('stationPictures')
        .values({ id: newId(), stationId: 'pirita', bytes: new Uint8Array(1), width: 1, height: 1, createdAt: at })
        .execute(),
  },
  {
    what: 'a closed month of a station',
    table: 'statements',
    since: books,
    insert: (closedAt, { query }) => {
      const month = closedAt.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 });
      const share = { percent: '70', payee: 'Rand OÜ', taxNumber: 'EE101', iban: 'EE382200221020145685' };
      const sums = { sums: asJson({}), carriesInCents: 0, payableInCents: 0 };
      return query
        .insertInto('statements')
        .values({ id: newId(), stationId: 'pirita', month, ...share, ...sums, closedAt })
        .execute();
    },
  },
  {
    what: 'an empty gift card',
    table: 'giftCards',
    since: books,
    insert: (at, { rows }) => rows.insertGiftCard(at, 0),
  },
];

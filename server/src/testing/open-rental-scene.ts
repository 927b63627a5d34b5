import { calls } from '@laine/contract/calls.ts';
import type { CheckoutWish } from '@laine/contract/public/booking-calls.ts';
import { exampleTariff } from '@laine/rules/example-terms.ts';
import { dateIn, instantAt, parseTimeOfDay } from '@laine/rules/time/wall-time.ts';
import { TestRunner } from 'vitest';
import { asJson } from '../ground/db/tables/json.ts';
import { PaymentProblem } from '../ground/ports/payment-provider.ts';
import { hashToken, newToken } from '../ground/secrets.ts';
import { insertAccount } from '../identity/accounts/account-store.ts';
import { insertLogin } from '../identity/accounts/login-store.ts';
import { findOpenPageOf } from '../money/payments/payment-pages.ts';
import { syncPageByCheckout } from '../money/payments/sync-page.ts';
import { applyHoldPage } from '../rental/bookings/apply-checkout.ts';
import { findBooking } from '../rental/bookings/booking-store.ts';
import { openProductScene, type ProductSceneOptions } from './open-product-scene.ts';
import { TestBrowser } from './test-browser.ts';

const HOUR = 3600;

const { pricePerHourInCents, startingFeeInCents, maxOvertimeInSeconds } = exampleTariff;

const facts = {
  name: 'Test beach',
  locationText: 'Ranna 1; Tallinn',
  latitude: 59.47,
  longitude: 24.83,
  country: 'EE',
  timeZone: 'Europe/Tallinn',
  phone: '+372 5555 0101',
  email: 'beach@laine.test',
  openTimeInSeconds: 0,
  closeTimeInSeconds: 24 * HOUR,
  minDurationInSeconds: HOUR,
  maxDurationInSeconds: 6 * HOUR,
  maxOvertimeInSeconds,
  maxBoardCount: 3,
  pricePerHourInCents,
  startingFeeInCents,
};

export type StationWish = Partial<typeof facts> & {
  lockers?: number;
  status?: 'active' | 'disabled' | 'hidden';
  apiKeyHash?: string;
  turnaroundInSeconds?: number;
  directionsEn?: string;
  /** JSON, as the facts hold it. */
  openingPeriods?: string;
  daylightMarginInSeconds?: number;
  goodwillPerBookingInCents?: number;
  goodwillPerMonthInCents?: number;
};

const kit = [
  { kind: 'board', name: 'Board', canOpenDoor: false },
  { kind: 'paddle', name: 'Paddle', canOpenDoor: true },
  { kind: 'vest', name: 'Life vest', canOpenDoor: false },
];

/** Hexadecimal like every tag, and unique per station. */
export const testTag = (stationId: string, lockerNumber: number | null, kind: string) =>
  `E280${Buffer.from(`${stationId}/${lockerNumber}/${kind}`).toString('hex').toUpperCase()}`;

/** A board, a paddle and a vest that were seen in their locker; without them nobody could book it. */
const kitRows = (stationId: string, lockerNumber: number, now: Temporal.Instant) =>
  kit.map(({ kind, ...item }) => ({
    ...item,
    id: `${stationId}-${lockerNumber}-${kind}`,
    stationId,
    lockerNumber,
    rfid: testTag(stationId, lockerNumber, kind),
    status: 'found' as const,
    metadata: asJson({ kind }),
    seenAt: now,
    createdAt: now,
    updatedAt: now,
  }));

export type RentalScene = Awaited<ReturnType<typeof openRentalScene>>;
export type TestStation = Awaited<ReturnType<RentalScene['station']>>;

/** For tests of booking and paying: stations and customers made to measure. */
export async function openRentalScene(options: ProductSceneOptions = {}) {
  const laine = await openProductScene(options);
  const { db, clock, url } = laine;
  const provider = laine.deps.payments;
  clock.advance({ seconds: Math.ceil(untilMorning(clock.now()).total('seconds')) });
  let made = 0;

  /** A new station; `slot` names times on its wall clock, tomorrow by default. */
  async function station({ lockers = 1, status = 'active', apiKeyHash, ...own }: StationWish = {}) {
    made += 1;
    const id = `beach-${made}`;
    const now = clock.now();
    const metadata = Object.fromEntries(
      Object.entries({ ...facts, ...own }).map(([name, value]) => [name, String(value)]),
    );
    await db.query
      .insertInto('stations')
      .values({
        id,
        status,
        apiKeyHash: apiKeyHash ?? null,
        metadata: asJson(metadata),
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    const numbers = Array.from({ length: lockers }, (_, index) => index + 1);
    await db.query
      .insertInto('lockers')
      .values(numbers.map((number) => ({ stationId: id, number, createdAt: now, updatedAt: now })))
      .execute();
    await db.query
      .insertInto('items')
      .values(numbers.flatMap((number) => kitRows(id, number, now)))
      .execute();
    const { timeZone } = { ...facts, ...own };
    const at = (time: string, day: number) =>
      instantAt(dateIn(timeZone, now).add({ days: day }), parseTimeOfDay(time) ?? 0, timeZone).toString({
        smallestUnit: 'millisecond',
      });
    return {
      id,
      slot: (from: string, to: string, day = 1) => ({ stationId: id, start: at(from, day), end: at(to, day) }),
      set: (change: { status?: 'active' | 'disabled' | 'hidden'; lastSeenAt?: Temporal.Instant }) =>
        db.query.updateTable('stations').set(change).where('id', '=', id).execute(),
      disableLocker: (number: number) =>
        db.query
          .updateTable('lockers')
          .set({ status: 'disabled' })
          .where('stationId', '=', id)
          .where('number', '=', number)
          .execute(),
    };
  }

  /** Signed in without the mailbox round trip, which other tests cover. */
  async function customer(name = `customer-${(made += 1)}`) {
    const now = clock.now();
    const account = await insertAccount(db.query, { email: `${name}@example.com`, locale: 'en' }, now);
    const token = newToken();
    const expiresAt = now.add({ hours: 24 * 60 });
    const login = { accountId: account.id, tokenHash: hashToken(token), kind: 'cookie', method: 'email' } as const;
    await insertLogin(db.query, { ...login, device: 'Test', expiresAt }, now);
    const browser = new TestBrowser(url);
    browser.cookies.set('login', token);
    return { browser, account, ...customerActs(browser) };
  }

  let staff: { test: string | undefined; ids: string[] } = { test: undefined, ids: [] };

  /** A freshly signed-in admin. Those of an earlier test are none any more, or every alert would be mailed to them all. */
  async function newAdmin(name?: string) {
    const admin = await customer(name);
    const test = TestRunner.getCurrentTest()?.id;
    const earlier = staff;
    if (earlier.test !== test) staff = { test, ids: [] };
    staff.ids.push(admin.account.id);
    if (earlier.test !== undefined && earlier.test !== test) {
      await db.query.updateTable('accounts').set({ role: 'user' }).where('id', 'in', earlier.ids).execute();
    }
    await db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
    return admin;
  }

  /** Renews all logins: those of staff end after half a day. */
  async function stayIn() {
    const now = clock.now();
    const expiresAt = now.add({ hours: 24 * 60 });
    await db.query.updateTable('logins').set({ createdAt: now, lastSeenAt: now, expiresAt }).execute();
  }

  /** Moves the clock and waits for what falls due. */
  async function advance(by: Temporal.DurationLike) {
    clock.advance(by);
    await laine.jobs.drain();
  }

  const webhooks = (fault: WebhookFault) => laine.browser().post('/sandbox/api/payments/faults', { webhooks: fault });

  return {
    ...laine,
    station,
    customer,
    newAdmin,
    stayIn,
    async readProviderLedger() {
      const response = await fetch(`${url}/sandbox/api/payments`);
      return (await response.json()) as ProviderLedger;
    },
    async pay(pageUrl: string, body: object = {}) {
      const response = await laine.browser().post(`/sandbox/api/payments/${checkoutIdOf(pageUrl)}/pay`, body);
      return (await response.json()) as { status: string; returnUrl: string };
    },
    /** Passes the check by the card's bank. */
    authenticate: (pageUrl: string) =>
      laine.browser().post(`/sandbox/api/payments/${checkoutIdOf(pageUrl)}/authenticate`, {}),
    webhooks,
    /** The intact payment provider, for tests that put a worse one into `deps`. */
    provider,
    /** Undoes an earlier test's changes to the provider and its events. */
    async resetPayments(fault: WebhookFault) {
      laine.deps.payments = provider;
      await webhooks(fault);
    },
    /** Ends holds at a provider that reports closed pages but still takes money: impossible, but must do no harm. */
    async loseHolds() {
      laine.deps.payments = {
        ...provider,
        closeCheckout: async (checkoutId) => ({ ...(await provider.findCheckout(checkoutId)), state: 'closed' }),
      };
      await advance({ minutes: 10, seconds: 1 });
      laine.deps.payments = provider;
    },
    /** True if somebody else gets a board for this time; that customer keeps it. */
    async isFree(slot: Slot) {
      const other = await customer();
      return (await other.checkout(slot)).status === 200;
    },
    sessionsOf: (bookingId: string) =>
      db.query.selectFrom('sessions').selectAll().where('bookingId', '=', bookingId).orderBy('id').execute(),
    refundsOf: (bookingId: string) =>
      db.query
        .selectFrom('ledger')
        .select(['purpose', 'state', 'failureCode', 'amountInCents'])
        .where('bookingId', '=', bookingId)
        .where('kind', '=', 'refund')
        .orderBy('createdAt')
        .execute(),
    bookingOf: (bookingId: string) =>
      db.query.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow(),
    /** Of the payment page that boards are held for. */
    pageUrlOf: async (bookingId: string) => (await findOpenPageOf(db.query, { bookingId }))?.url ?? '',
    /** As after an event about the page of a hold, open or closed. Returns the booking's status. */
    async syncPage(bookingId: string, deps = laine.deps) {
      const { checkoutId } = await db.query
        .selectFrom('paymentPages')
        .innerJoin('ledger', 'ledger.id', 'paymentPages.ledgerId')
        .select('checkoutId')
        .where('bookingId', '=', bookingId)
        .where('purpose', '=', 'rental')
        .executeTakeFirstOrThrow();
      await syncPageByCheckout(deps, checkoutId ?? '', applyHoldPage);
      return (await findBooking(db.query, bookingId))?.status;
    },
    advance,
  };
}

/** Nine o'clock, so that a test of some hours never crosses midnight. */
function untilMorning(now: Temporal.Instant): Temporal.Duration {
  const date = dateIn(facts.timeZone, now);
  return now.until(instantAt(date.add({ days: 1 }), 9 * HOUR, facts.timeZone));
}

/** The connection to the provider breaks before its answer arrives. */
export const lost = () => Promise.reject(new PaymentProblem('unavailable', 'connection-lost'));

export const checkoutIdOf = (pageUrl: string) => new URL(pageUrl).pathname.split('/').at(-1) ?? '';

type ProviderLedger = {
  payments: {
    id: string;
    mode: string;
    status: string;
    amountInCents: number;
    savesCard: boolean;
    metadata: Record<string, string>;
    submitText: string | null;
    afterSubmitText: string | null;
    lineItems: { description: string; details: string | null; quantity: number; unitAmountInCents: number }[];
  }[];
  refunds: { amountInCents: number; metadata: Record<string, string> }[];
  charges: { amountInCents: number; status: string; metadata: Record<string, string> }[];
};

type WebhookFault = 'deliver' | 'drop' | 'duplicate' | 'delay';
type Slot = { stationId: string; start: string; end: string };
type Extras = Partial<CheckoutWish> & { timeZone?: string };

function customerActs(browser: TestBrowser) {
  const ask = (slot: Slot, { timeZone, ...extras }: Extras = {}) =>
    browser.post(
      '/api/bookings/checkout',
      { ...slot, count: 1, acceptedTermsAndConditions: true, phone: '+372 5555 0199', ...extras },
      timeZone === undefined ? {} : { 'x-time-zone': timeZone },
    );
  return {
    ask,
    /** The page's address, or the refusal. */
    async checkout(slot: Slot, extras: Extras = {}) {
      const response = await ask(slot, extras);
      const text = await response.text();
      const pageUrl = response.ok ? (JSON.parse(text) as { url: string }).url : '';
      return { status: response.status, refusal: response.headers.get('x-refusal'), text, url: pageUrl };
    },
    read: async (bookingId: string) => (await browser.call(calls.booking, { bookingId })).booking,
    newest: async () => {
      const { bookings } = await browser.call(calls.myBookings);
      const [first] = bookings;
      if (!first) throw new Error('no booking');
      return first;
    },
  };
}

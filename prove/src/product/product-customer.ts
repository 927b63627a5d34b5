import { calls } from '@laine/contract/calls.ts';
import { checkoutIdOf } from '@laine/server/testing/open-rental-scene.ts';
import { TestBrowser } from '@laine/server/testing/test-browser.ts';

const HOUR_IN_MS = 3_600_000;

/** A demo station that is open around the clock. */
export const STATION = { id: 'pirita', timeZone: 'Europe/Tallinn', lockers: 6 };

export type Slot = { stationId: string; start: string; end: string };
export type ProductCustomer = Awaited<ReturnType<typeof productCustomer>>;

/** Signs in with a mailed code and books at a running product, knowing nothing but its addresses. */
export async function productCustomer(url: string, email: string, phone: string) {
  const browser = new TestBrowser(url);
  await browser.post('/api/auth/login/email', { email });
  const inbox = await browser.fetch(`/sandbox/api/messages?to=${encodeURIComponent(email)}`);
  const { messages } = (await inbox.json()) as { messages: { text: string }[] };
  const code = messages.flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? [])[0];
  const signedIn = await browser.post('/api/auth/callback/email', { email, code });
  const { success } = (await signedIn.json()) as { success?: boolean };
  if (success !== true) throw new Error(`signing in was answered ${signedIn.status}`);

  return {
    email,
    browser,
    /** The payment page, or the reason why there is none. */
    async checkout(slot: Slot, count = 1) {
      const wish = { ...slot, count, acceptedTermsAndConditions: true, phone };
      const response = await browser.post('/api/bookings/checkout', wish);
      const text = await response.text();
      return {
        status: response.status,
        refusal: response.headers.get('x-refusal'),
        url: response.ok ? (JSON.parse(text) as { url: string }).url : '',
      };
    },
    pay: (pageUrl: string) => payAt(browser, pageUrl),
    async newest() {
      const { bookings } = await browser.call(calls.myBookings);
      const id = bookings[0]?.id;
      return id === undefined ? undefined : (await browser.call(calls.booking, { bookingId: id })).booking;
    },
  };
}

/** Returns the text of the payment page afterwards. */
export async function payAt(browser: TestBrowser, pageUrl: string): Promise<string> {
  const response = await browser.post(`/sandbox/api/payments/${checkoutIdOf(pageUrl)}/pay`, {});
  if (!response.ok) throw new Error(`paying was answered ${response.status}`);
  return ((await response.json()) as { status: string }).status;
}

/** An hour of the coming days on the station's clock; `number` counts from tomorrow's first. */
export function slotOf(now: Temporal.Instant, number: number): Slot {
  const tomorrow = now.toZonedDateTimeISO(STATION.timeZone).add({ days: 1 }).startOfDay();
  // A day's last hour would end on the next day.
  const start = tomorrow.add({ days: Math.floor(number / 23) % 3, hours: number % 23 }).toInstant();
  const inText = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' });
  return { stationId: STATION.id, start: inText(start), end: inText(start.add({ milliseconds: HOUR_IN_MS })) };
}

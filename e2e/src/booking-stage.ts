import { paths } from '@laine/contract/paths.ts';
import type { Locator, Page, Route } from '@playwright/test';
import type { BookingAnswer, BookingState } from './booking-states.ts';
import { expect, signIn } from './journey.ts';
import { awake, listOwnBookings, payByCard, shownCode } from './rental-steps.ts';

/** The page polls every ten seconds, and other parts of it refresh when somebody returns to it after five. */
const ONE_REFRESH_MS = 10_500;

/** A paid booking of one's own; `day` counts from today. */
export async function bookOne(page: Page, email: string, day: number): Promise<BookingAnswer> {
  // The worker would fetch its copies again with every state.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await signIn(page, email);
  // Another journey may have moved the product's clock.
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('Europe/Tallinn').startOfDay();
  const start = today.add({ days: day, hours: 3 });
  const answer = await page.request.post('/api/bookings/checkout', {
    data: {
      stationId: 'pirita',
      start: start.toInstant().toString(),
      end: start.add({ hours: 1 }).toInstant().toString(),
      count: 1,
      acceptedTermsAndConditions: true,
      phone: '+372 5555 0441',
    },
  });
  const { url } = (await answer.json()) as { url: string };
  await page.goto(url);
  await payByCard(page);
  await shownCode(page);
  const [own] = await listOwnBookings(page);
  return (await (await page.request.get(`/api/bookings/${own?.id}`)).json()) as BookingAnswer;
}

type Stage = {
  /** Replaces the server's answer and waits until the page shows it. */
  show: (state: BookingState) => Promise<void>;
  closeDialog: () => Promise<void>;
  /** From now on the server is out of reach. */
  cutOff: () => Promise<void>;
};

/** The real booking page, which can show any state within milliseconds. Its clock must be installed. */
export async function openStage(
  page: Page,
  { booking }: BookingAnswer,
  now: Temporal.Instant,
  query: Record<string, string>,
): Promise<Stage> {
  let shown: BookingState | undefined;
  let isCutOff = false;
  const answer = (find: (state: BookingState) => object | string) => (route: Route) => {
    if (isCutOff) return route.abort('internetdisconnected');
    if (!shown) return route.continue();
    const found = find(shown);
    const headers = { 'x-now': now.toString() };
    if (typeof found !== 'string') return route.fulfill({ json: found, headers });
    const refusal = { 'content-type': 'text/plain; charset=utf-8', 'x-refusal': 'not-extendable' };
    return route.fulfill({ status: 409, body: found, headers: { ...headers, ...refusal } });
  };
  const own = `**/api/bookings/${booking.id}`;
  await page.route(
    own,
    answer(({ booking: detail, station }) => ({ booking: detail, station })),
  );
  await page.route(
    `${own}/problems`,
    answer(({ problems }) => ({ problems, reportable: reportable(problems) })),
  );
  await page.route(
    `${own}/review`,
    answer(({ review }) => reviewAnswer(review)),
  );
  await page.route(
    '**/api/claims',
    answer(({ claims }) => ({ claims })),
  );
  for (const asking of ['cancel', 'extend'])
    await page.route(
      `${own}/${asking}`,
      answer(({ preview }) => preview),
    );

  const address = new URLSearchParams(query);
  await page.goto(`${paths.booking(booking.id)}?${address.toString()}`);
  await awake(page.locator('article button').first());
  const lookAgain = async () => {
    await page.clock.fastForward(ONE_REFRESH_MS);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  };
  let count = 0;

  return {
    async show(state) {
      // The number at the foot of the page identifies the answer shown.
      const phone = `+372 5555 ${(1000 + count++).toString()}`;
      shown = { ...state, station: { ...state.station, phone } };
      const mark = page.locator(`section[aria-labelledby=help-title] a[href="tel:${phone.replaceAll(' ', '')}"]`);
      const isComplete = state.booking.status === 'complete';
      await expect(async () => {
        await lookAgain();
        await expect(mark).toBeAttached({ timeout: 1_000 });
        await expect(page.locator('#problems article')).toHaveCount(isComplete ? state.problems.length : 0, {
          timeout: 1_000,
        });
        await expect(page.locator('#claims > section')).toHaveCount(state.claims.length, { timeout: 1_000 });
        await expect(page.locator('#review')).toHaveCount(state.review === null ? 0 : 1, { timeout: 1_000 });
        await expect(page.locator('#review form')).toHaveCount(state.review === 'may-write' ? 1 : 0, {
          timeout: 1_000,
        });
      }).toPass();
      if (state.opens !== undefined) await openDialog(page, page.locator(state.opens).first());
    },
    async closeDialog() {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    },
    async cutOff() {
      isCutOff = true;
      await expect(async () => {
        await lookAgain();
        await expect(page.locator('main .lucide-cloud-off')).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  };
}

async function openDialog(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  // Sums come after it.
  await expect(page.locator('dialog[open] button:disabled')).toHaveCount(0);
}

const reportable = (problems: BookingState['problems']) =>
  problems.map(({ sessionId, lockerNumber }) => ({ sessionId, lockerNumber }));

const reviewAnswer = (review: BookingState['review']) =>
  review === 'may-write' ? { review: null, mayWrite: true } : { review, mayWrite: false };

import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { advanceClock, expect, newestMessage } from './journey.ts';
import {
  awake,
  fillPerson,
  freeBoards,
  goPay,
  listOwnBookings,
  openStation,
  payByCard,
  shownCode,
} from './rental-steps.ts';

/** Steps at a station: on its touch screen, at its lockers, and with the clock. */

const BOARD_PADDLE_VEST = ['board', 'paddle', 'life vest'];
/** The booking page polls every ten seconds. */
const ONE_REFRESH_MS = 11_000;
/** The demo stations' turnaround, and a little more. */
const TURNAROUND_SECONDS = 900;

/** Pays for a rental that is about to begin, so that its code works, and returns the code from the SMS. */
export async function rentNow(page: Page, phone: string): Promise<string> {
  await awaitFreeBoard(page);
  await openStation(page);
  // The form offers the earliest start.
  await fillPerson(page, phone);
  await goPay(page);
  await payByCard(page);
  const code = await shownCode(page);
  await awake(page.getByRole('button', { name: 'Copy code' }));
  const [booking] = await listOwnBookings(page);
  const untilStart = (await productNow(page)).until(booking?.metadata.start ?? '').total('seconds');
  if (untilStart > 0) await advanceClock(page, Math.ceil(untilStart));
  await expect.poll(async () => (await newestMessage(page, phone.replaceAll(' ', ''))).text).toContain(`code ${code}`);
  return code;
}

/**
 * Other journeys may have left lockers out of service and boards that were just brought back; and the demo has rentals
 * of its own. The form offers the earliest hour, so all of it must be free.
 */
export async function awaitFreeBoard(page: Page, minutes = 75): Promise<void> {
  await expect(async () => {
    const now = await productNow(page);
    const isFree = (await freeBoards(page, now.toString(), now.add({ minutes }).toString())) > 0;
    if (!isFree) await advanceClock(page, TURNAROUND_SECONDS);
    expect(isFree).toBe(true);
  }).toPass();
}

/** A rental ends on the day it began: in the evening there is no time for one more hour. */
export async function awaitLongDay(page: Page): Promise<void> {
  const now = (await productNow(page)).toZonedDateTimeISO('Europe/Tallinn');
  const midnight = now.add({ days: 1 }).startOfDay();
  if (now.until(midnight).total('hours') < 3) await advanceClock(page, Math.ceil(now.until(midnight).total('seconds')));
}

export async function productNow(page: Page): Promise<Temporal.Instant> {
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  return Temporal.Instant.from(now);
}

type Times = { firstOpenTime: Temporal.Instant; closeTime: Temporal.Instant };

/** Collection and return of the only booking's only board. */
export async function rentalTimes(page: Page): Promise<Times> {
  const [own] = await listOwnBookings(page);
  const answer = await page.request.get(`/api/bookings/${own?.id}`);
  const { booking } = (await answer.json()) as { booking: { sessions: Record<keyof Times, string>[] } };
  const { firstOpenTime = '', closeTime = '' } = booking.sessions[0] ?? {};
  return { firstOpenTime: Temporal.Instant.from(firstOpenTime), closeTime: Temporal.Instant.from(closeTime) };
}

/** The number of later charges to the card, such as overtime. */
export async function countLaterCharges(page: Page): Promise<number> {
  const [own] = await listOwnBookings(page);
  const answer = await page.request.get('/sandbox/api/payments');
  const { charges } = (await answer.json()) as {
    charges: { offSession: boolean; metadata: { bookingId?: string } }[];
  };
  return charges.filter(({ offSession, metadata }) => offSession && metadata.bookingId === own?.id).length;
}

/** The text of the board's ticket after the booking page's next refresh. */
export async function expectTicket(
  page: Page,
  status: 'Available' | 'Started' | 'Being checked' | 'Finished',
): Promise<void> {
  await page.clock.fastForward(ONE_REFRESH_MS);
  await expect(page.getByRole('article').first().getByText(status, { exact: true }).first()).toBeVisible();
}

/** The touch screen in a window of its own. */
export async function openScreen(page: Page): Promise<Page> {
  const screen = await page.context().newPage();
  await screen.goto(`${paths.sandbox()}/stations/pirita/screen/`);
  await chooseEnglish(screen);
  // The last visitor has left with their page still open, as people do.
  const leave = screen.getByRole('button', { name: /^(Done|Back)$/ });
  await expect(async () => {
    if (await leave.isVisible()) await leave.click();
    await expect(firstPage(screen)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return screen;
}

const firstPage = (screen: Page) => screen.getByRole('heading', { name: 'Ready for the water?' });

async function chooseEnglish(screen: Page): Promise<void> {
  // A window in the background draws once a second, and every click waits for that.
  await screen.bringToFront();
  await screen.getByRole('button', { name: 'English' }).click();
}

/** The screen starts in the station's own language for every customer, and again after a minute without a touch. */
export async function speakEnglish(screen: Page): Promise<void> {
  await chooseEnglish(screen);
  await expect(firstPage(screen)).toBeVisible();
}

type Wish = 'Collect' | 'Return' | 'Something is wrong';

export async function typeCode(screen: Page, wish: Wish, code: string): Promise<void> {
  await speakEnglish(screen);
  await screen.getByRole('button', { name: wish }).click();
  for (const digit of code) await screen.getByRole('button', { name: digit, exact: true }).click();
}

/** The number of the open door, as shown on the screen. */
export async function openedLocker(screen: Page): Promise<number> {
  const heading = screen.getByRole('heading', { name: /^Locker \d+ is open$/ });
  await expect(heading).toBeVisible();
  return Number(/\d+/.exec(await heading.innerText())?.[0]);
}

/** A customer who leaves before the door is known to be shut sees the result on the first page. */
export async function leaveScreen(screen: Page): Promise<void> {
  await screen.bringToFront();
  await expect(screen.getByRole('heading', { name: /^Locker \d+ is open$/ })).toHaveCount(0);
  const done = screen.getByRole('button', { name: 'Done' });
  await done.click();
  await expect(done).toHaveCount(0);
}

/** The sandbox's picture of the lockers. */
export async function openBeach(page: Page): Promise<Page> {
  const beach = await page.context().newPage();
  await beach.goto(paths.sandbox());
  // An earlier journey may have left the door open: then the button closes it.
  await expect(beach.getByRole('button', { name: /door of locker 1$/ })).toBeVisible();
  return beach;
}

export async function takeEverything(beach: Page, lockerNumber: number): Promise<void> {
  await beach.bringToFront();
  for (const thing of BOARD_PADDLE_VEST) {
    await beach.getByRole('button', { name: `Take the ${thing} out of locker ${lockerNumber}` }).click();
    await expect(
      beach.getByRole('button', { name: `Put the ${thing} back into locker ${lockerNumber}` }),
    ).toBeVisible();
  }
}

export async function putEverythingBack(beach: Page, lockerNumber: number): Promise<void> {
  await beach.bringToFront();
  for (const thing of BOARD_PADDLE_VEST) {
    await beach.getByRole('button', { name: `Put the ${thing} back into locker ${lockerNumber}` }).click();
    await expect(beach.getByRole('button', { name: `Take the ${thing} out of locker ${lockerNumber}` })).toBeVisible();
  }
}

export async function closeDoor(beach: Page, lockerNumber: number): Promise<void> {
  await beach.getByRole('button', { name: `Close the door of locker ${lockerNumber}` }).click();
}

/** From paying to the board out of its locker. Needs a page whose clock the journey moves. */
export async function rentAndCollect(page: Page, phone: string) {
  const code = await rentNow(page, phone);
  const screen = await openScreen(page);
  const beach = await openBeach(page);
  await typeCode(screen, 'Collect', code);
  const lockerNumber = await openedLocker(screen);
  await takeEverything(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await leaveScreen(screen);
  return { code, screen, beach, lockerNumber };
}

/** A whole rental, from paying to the board back in its locker. */
export async function rentAndReturn(page: Page, phone: string): Promise<void> {
  const { code, screen, beach, lockerNumber } = await rentAndCollect(page, phone);
  await typeCode(screen, 'Return', code);
  await openedLocker(screen);
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await leaveScreen(screen);
  await expectTicket(page, 'Finished');
}

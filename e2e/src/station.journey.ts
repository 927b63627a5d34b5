import { advanceClock, expect, expectAccessible, newestMessage, signIn, test } from './journey.ts';
import {
  closeDoor,
  countLaterCharges,
  expectTicket,
  leaveScreen,
  openBeach,
  openedLocker,
  openScreen,
  productNow,
  putEverythingBack,
  rentalTimes,
  rentNow,
  speakEnglish,
  takeEverything,
  typeCode,
} from './station-steps.ts';

/** A whole rental in front of the lockers, with and without a network. */

/** Notes whether the page keeps the screen awake: a browser without a screen has none to keep. */
function watchScreen() {
  const note = (state: string) => {
    document.documentElement.dataset['screen'] = state;
    return Promise.resolve();
  };
  const lock = Object.assign(new EventTarget(), { released: false, release: () => note('asleep') });
  const wakeLock = { request: () => note('awake').then(() => lock) };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
}

/** How far apart a station's clock may seem over a network, by half of the way there and back. */
const CLOCK_DIFFERENCE_MS = 1_000;

test('collect by code, return by paddle: the booking page follows, the receipt arrives', async ({ page }) => {
  const email = 'paddler@example.com';
  await page.clock.install();
  await page.addInitScript(watchScreen);
  await signIn(page, email);
  const code = await rentNow(page, '+372 5555 0171');
  const screen = await openScreen(page);
  await expectAccessible(screen);
  const beach = await openBeach(page);

  await typeCode(screen, 'Collect', code);
  const lockerNumber = await openedLocker(screen);
  await expect(page.getByRole('article').first()).toContainText(`Locker${lockerNumber}`);
  await expectAccessible(screen);
  await expectAccessible(beach);
  await takeEverything(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await expect(screen.getByRole('heading', { name: 'Enjoy the water!' })).toBeVisible();
  await expectAccessible(screen);
  await leaveScreen(screen);
  await expectTicket(page, 'Started');
  // The code is needed for the way back, with wet hands.
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'awake');

  await speakEnglish(screen);
  await beach.getByRole('button', { name: `Hold the paddle of locker ${lockerNumber} to the reader` }).click();
  expect(await openedLocker(screen)).toBe(lockerNumber);
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expectAccessible(screen);
  await leaveScreen(screen);
  await expectTicket(page, 'Finished');
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'asleep');
  await expect.poll(async () => (await newestMessage(page, email)).subject).toContain('receipt');
});

test('a whole rental without the network counts with the times it had, once the station is back', async ({ page }) => {
  const email = 'castaway@example.com';
  await page.clock.install();
  await signIn(page, email);
  const code = await rentNow(page, '+372 5555 0172');
  const screen = await openScreen(page);
  const beach = await openBeach(page);
  const cable = beach.getByRole('switch', { name: 'Network cable' });
  await cable.click();
  await expect(beach.getByText('Without a network')).toBeVisible();

  const beforeCollecting = await productNow(page);
  await typeCode(screen, 'Collect', code);
  const lockerNumber = await openedLocker(screen);
  const afterCollecting = await productNow(page);
  await takeEverything(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await leaveScreen(screen);
  await expectTicket(page, 'Available');

  await advanceClock(page, 30 * 60);
  await typeCode(screen, 'Return', code);
  await openedLocker(screen);
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const afterReturning = await productNow(page);
  await leaveScreen(screen);

  // Long after the booked end. By the server's own clock this rental would be a no-show or very late.
  await advanceClock(page, 3 * 60 * 60);
  await cable.click();
  await expect(beach.getByText('Linked to the server')).toBeVisible();
  await expectTicket(page, 'Finished');
  const { firstOpenTime, closeTime } = await rentalTimes(page);
  const happened = [beforeCollecting, firstOpenTime, afterCollecting, closeTime, afterReturning];
  for (const [at, { epochMilliseconds: earlierInMs }] of happened.slice(0, -1).entries()) {
    const laterInMs = happened[at + 1]?.epochMilliseconds ?? Number.NaN;
    expect(laterInMs).toBeGreaterThan(earlierInMs - CLOCK_DIFFERENCE_MS);
  }
  const ticket = page.getByRole('article').first();
  await expect(ticket.locator('dl').last()).toContainText(
    new RegExp(`Started.*${timeIn(firstOpenTime)}.*Ended.*${timeIn(closeTime)}`),
  );
  await expect.poll(async () => (await newestMessage(page, email)).subject).toContain('receipt');
  expect(await countLaterCharges(page)).toBe(0);
});

const timeIn = (instant: Temporal.Instant): string =>
  instant.toZonedDateTimeISO('Europe/Tallinn').toPlainTime().toString({ smallestUnit: 'minute' });

import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { bringBack, goOut, openBooking, until } from './late-steps.ts';
import { payByCard } from './rental-steps.ts';
import {
  awaitLongDay,
  closeDoor,
  leaveScreen,
  openedLocker,
  putEverythingBack,
  rentAndCollect,
  speakEnglish,
  typeCode,
} from './station-steps.ts';

/** One more hour, requested on the booking page, from the link of an SMS and at the touch screen. */

const FAILS_LATER = '4000000000000341';

test('one more hour is charged to the saved card', async ({ page }) => {
  await signIn(page, 'longer-by-card@example.com');
  const rental = await goOut(page, { phone: '+372 5555 0411' });
  await until(page, rental.end.subtract({ minutes: 12 }));
  await page.goto(paths.extendBooking(rental.bookingId));
  const dialog = page.getByRole('dialog', { name: 'Stay one more hour?' });
  await expect(dialog.getByText('€7.50', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Extend for €7.50' }).click();
  await expect(page.getByText(/^Yours until/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /One more hour/ })).toHaveCount(0);

  await page.goto(paths.extendBooking(rental.bookingId));
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await bringBack(page, rental);
});

test('an hour that the card does not pay is paid on a page', async ({ page }) => {
  await signIn(page, 'longer-by-page@example.com');
  const rental = await goOut(page, { phone: '+372 5555 0412', card: FAILS_LATER });
  await until(page, rental.end.subtract({ minutes: 12 }));
  await openBooking(page, rental.bookingId);
  await page.getByRole('button', { name: /One more hour/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Extend for €7.50' }).click();
  await expect(page.getByRole('heading', { name: 'Your hour is kept for you' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(/^One more hour is kept for you until \d\d:\d\d\.$/)).toBeVisible();
  // The link in the SMS leads to the held hour: one press continues to the payment page.
  await page.goto(paths.extendBooking(rental.bookingId));
  await dialog.getByRole('button', { name: 'Pay €7.50' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payByCard(page);
  await expect(page).toHaveURL(/\/bookings\//);
  const until13 = rental.end.add({ hours: 1 }).toZonedDateTimeISO('Europe/Tallinn').toPlainTime();
  await expect(page.getByText(until13.toString().slice(0, 5)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /One more hour|Pay for one more hour/ })).toHaveCount(0);
  await bringBack(page, rental);
});

test('one more hour at the touch screen, once', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'longer-at-the-lockers@example.com');
  await awaitLongDay(page);
  const { code, screen, beach, lockerNumber } = await rentAndCollect(page, '+372 5555 0413');
  const ask = async () => {
    await speakEnglish(screen);
    await screen.getByRole('button', { name: 'One more hour' }).click();
    for (const digit of code) await screen.getByRole('button', { name: digit, exact: true }).click();
  };
  await ask();
  await expect(screen.getByRole('heading', { name: 'Stay one hour longer?' })).toBeVisible();
  await expectAccessible(screen);
  await screen.getByRole('button', { name: /^One more hour.*7\.50/ }).click();
  await expect(screen.getByRole('heading', { name: 'The hour is yours' })).toBeVisible();
  await expectAccessible(screen);
  await leaveScreen(screen);
  await ask();
  await expect(screen.getByRole('main')).toContainText('This rental has been extended once already.');
  await expectAccessible(screen);
  await leaveScreen(screen);
  await typeCode(screen, 'Return', code);
  await openedLocker(screen);
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
});

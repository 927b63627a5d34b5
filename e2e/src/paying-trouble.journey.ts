import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, reloadWithoutScripts, signIn, test } from './journey.ts';
import {
  chooseTime,
  fillPerson,
  form,
  freeBoards,
  goPay,
  listOwnBookings,
  onPaymentPage,
  openStation,
  payByCard,
  shownCode,
} from './rental-steps.ts';

/** Trouble between 'Go Pay' and the code. Each case offers a next step, and no board is held too long. */

const HOLD_SECONDS = 10 * 60;
const phone = '+372 5555 0130';

async function chooseForTwo(page: Page, email: string, from: string, to: string): Promise<void> {
  await signIn(page, email);
  await openStation(page);
  await chooseTime(page, 4, from, to);
  await form(page).boards.nth(1).check();
  await fillPerson(page, phone);
}

/** The customer's only booking; a second one would hold boards that nobody pays for. */
async function onlyBooking(page: Page) {
  const [booking, ...more] = await listOwnBookings(page);
  expect(more).toEqual([]);
  if (!booking) throw new Error('no booking');
  return booking;
}

test('a declined card can be replaced by another', async ({ page }) => {
  await chooseForTwo(page, 'declined@example.com', '06:00', '07:00');
  await goPay(page);
  await payByCard(page, '4000000000000002');
  const number = page.getByLabel('Card number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/declined/);
  await expectAccessible(page);
  await payByCard(page);
  await shownCode(page);
  expect((await onlyBooking(page)).status).toBe('complete');
});

test('whoever types faster than the payment page loads stays in their field', async ({ page }) => {
  await chooseForTwo(page, 'quick@example.com', '10:00', '11:00');
  await goPay(page);
  const [number, cvc] = [page.locator('#number'), page.locator('#cvc')];
  const letScriptsCome = await reloadWithoutScripts(page);
  await cvc.pressSequentially('1');
  letScriptsCome();
  await page.waitForLoadState();
  await page.keyboard.type('23');
  await expect(cvc).toHaveValue('123');
  await expect(number).toHaveValue('');

  // A number that is selected for replacement stays selected.
  const letThemComeAgain = await reloadWithoutScripts(page);
  await number.fill('4000000000000002');
  await number.selectText();
  letThemComeAgain();
  await page.waitForLoadState();
  await page.keyboard.type('4242424242424242');
  await expect(number).toHaveValue('4242 4242 4242 4242');
});

test('a payment left alone can be resumed, and ten minutes later the boards are free again', async ({ page }) => {
  await chooseForTwo(page, 'wanderer@example.com', '18:00', '19:00');
  const address = await goPay(page);
  const { id, metadata } = await onlyBooking(page);
  const freeWhileHeld = await freeBoards(page, metadata.start);
  await page.getByRole('link', { name: 'Back to Laine' }).click();
  await expect(page).toHaveURL(paths.booking(id));
  await expect(page.getByText('Almost yours')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0\d:\d\d/);
  await expect(page.getByRole('article').first()).toContainText('Awaiting payment');
  await expect(page.getByText('Available')).toHaveCount(0);
  await expectAccessible(page);
  // Like a customer who returns before the provider has confirmed.
  await page.goto(`${paths.booking(id)}?paid`);
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await expectAccessible(page);
  await page.goto(paths.booking(id));
  await page.getByRole('link', { name: /^Resume payment/ }).click();
  expect(await onPaymentPage(page)).toBe(address);

  await advanceClock(page, HOLD_SECONDS);
  expect(await freeBoards(page, metadata.start)).toBe(freeWhileHeld + 2);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'This payment page has expired' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Laine' }).click();
  await expect(page.getByText('The time to pay is over')).toBeVisible();
  await expect(page.getByText(/boards are free again. Nothing was charged/)).toBeVisible();
  await expectAccessible(page);

  // The next step: the same wish is still in the form.
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(form(page).start).toHaveValue('18:00');
  await expect(form(page).boards.nth(1)).toBeChecked();
  await form(page).terms.check();
  expect(await goPay(page)).not.toBe(address);
});

test('a booking page left open sees its hold end', async ({ page }) => {
  await page.clock.install();
  await chooseForTwo(page, 'dreamer@example.com', '21:00', '22:00');
  await goPay(page);
  await page.getByRole('link', { name: 'Back to Laine' }).click();
  await expect(page.getByText('Almost yours')).toBeVisible();
  await advanceClock(page, HOLD_SECONDS);
  await page.clock.fastForward(11_000);
  await expect(page.getByText('No payment came in time')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('back from the payment page: the boards are kept, and the same wish leads to the same page', async ({ page }) => {
  const goBackToForm = async () => {
    await page.goBack();
    await expect(page.getByText(/Your booking on .+, 02:00\u2060–\u206003:00, is waiting to be paid/)).toBeVisible();
    await expect(form(page).start).toHaveValue('02:00');
    await expect(form(page).boards.nth(1)).toBeChecked();
  };
  await chooseForTwo(page, 'undecided@example.com', '02:00', '03:00');
  const address = await goPay(page);
  await goBackToForm();
  await expect(form(page).phone).toHaveValue(phone);
  await expectAccessible(page);
  await form(page).terms.check();
  expect(await goPay(page)).toBe(address);
  const { id } = await onlyBooking(page);

  await goBackToForm();
  await page.getByRole('link', { name: 'Finish paying' }).click();
  await expect(page).toHaveURL(paths.booking(id));
  await page.getByRole('link', { name: /^Resume payment/ }).click();
  await payByCard(page);
  await shownCode(page);
});

test('pressing Go Pay twice makes one booking', async ({ page }) => {
  await chooseForTwo(page, 'hasty@example.com', '04:00', '05:00');
  await form(page).pay.dblclick();
  await onPaymentPage(page);
  const { metadata } = await onlyBooking(page);
  expect(metadata.count).toBe('2');
  await payByCard(page);
  await shownCode(page);
  await onlyBooking(page);
});

test('a paid page is not paid again', async ({ page }) => {
  await chooseForTwo(page, 'thorough@example.com', '22:00', '23:00');
  const address = await goPay(page);
  await payByCard(page);
  const code = await shownCode(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This is paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Laine' }).click();
  expect(await shownCode(page)).toBe(code);
});

import { paths } from '@laine/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, typeMailedCode } from './journey.ts';

/** Rental steps shared by several journeys. Fields are found by id, because journeys run in five languages. */

export const form = (page: Page) => ({
  panel: page.locator('#book'),
  station: page.locator('#station'),
  dates: page.locator('input[name=date]'),
  start: page.locator('#start'),
  end: page.locator('#end'),
  boards: page.locator('input[name=count]'),
  phone: page.locator('#phone'),
  terms: page.locator('#terms'),
  pay: page.locator('#pay'),
});

/** Waits until React has hydrated the element; anything done to it before would be lost. */
export async function awake(element: Locator): Promise<void> {
  const isTakenOver = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  // Playwright's own pauses grow to a second, and every journey waits here several times.
  await expect.poll(() => element.evaluate(isTakenOver), { intervals: [50] }).toBe(true);
}

export async function openStation(page: Page): Promise<void> {
  await page.goto(paths.station('pirita'));
  await awake(form(page).pay);
}

/** Counted from today. On the last two days, 3 and 4, the demo has no bookings of its own. */
export async function chooseDay(page: Page, daysAhead: number): Promise<void> {
  const date = form(page).dates.nth(daysAhead);
  await awake(date);
  await date.check();
}

/** Journeys choose different hours, so that they don't compete for boards. */
export async function chooseTime(page: Page, daysAhead: number, from: string, to: string): Promise<void> {
  const { start, end } = form(page);
  await chooseDay(page, daysAhead);
  await start.fill(from);
  await end.fill(to);
  await end.blur();
  await expect(start).toHaveValue(from);
  await expect(end).toHaveValue(to);
}

/** Signs in on the form. The page stays, and so does everything that was chosen. */
export async function signInAtForm(page: Page, email: string): Promise<void> {
  await page.locator('#book').getByRole('button', { name: 'Continue with Email' }).click();
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await typeMailedCode(page, email);
  await expect(page.locator('#login-cover')).toHaveCount(0);
}

export async function fillPerson(page: Page, phone: string): Promise<void> {
  await form(page).phone.fill(phone);
  await form(page).terms.check();
}

/** Continues to the payment page and returns its address. */
export async function goPay(page: Page): Promise<string> {
  await form(page).pay.click();
  return onPaymentPage(page);
}

export async function onPaymentPage(page: Page): Promise<string> {
  // A form that stays says why; a failed journey reports it too.
  const words = page.locator('#pay, #book [id$="-error"]');
  await expect(async () =>
    expect([page.url(), ...(await words.allInnerTexts())].join(' ')).toMatch(/\/sandbox\/pay\//),
  ).toPass({ timeout: 20_000 });
  return page.url();
}

export async function payByCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('12/34');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('Test Person');
  await page.locator('.pay-button').click();
}

/** Waits for the door code on the booking page. */
export async function shownCode(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/bookings\/[\w-]+/);
  const digits = page
    .getByRole('article')
    .first()
    .getByText(/^\d{4}$/);
  await expect(digits).toBeVisible();
  return digits.innerText();
}

type OwnBooking = { id: string; status: string; metadata: { start: string; end: string; count: string } };

export async function listOwnBookings(page: Page): Promise<OwnBooking[]> {
  const answer = await page.request.get('/api/bookings');
  const { bookings } = (await answer.json()) as { bookings: OwnBooking[] };
  return bookings;
}

type Availability = { total: number; changes: { total: number; time: string }[] };

/** Boards still bookable at that moment, or during the whole time until another. */
export async function freeBoards(page: Page, at: string, until = at): Promise<number> {
  const date = Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Tallinn').toPlainDate().toString();
  const answer = await page.request.get(`/api/stations/pirita/availability?date=${date}`);
  const { total, changes } = (await answer.json()) as Availability;
  const isBefore = (moment: string) => Date.parse(moment) <= Date.parse(at);
  const first = changes.findLast(({ time }) => isBefore(time))?.total ?? total;
  const later = changes.filter(({ time }) => !isBefore(time) && Date.parse(time) < Date.parse(until));
  return Math.min(first, ...later.map((change) => change.total));
}

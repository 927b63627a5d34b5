import { paths } from '@laine/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScrolling, signIn, test, typeMailedCode } from './journey.ts';
import {
  awake,
  chooseTime,
  fillPerson,
  form,
  goPay,
  onPaymentPage,
  openStation,
  payByCard,
  shownCode,
} from './rental-steps.ts';
import { awaitFreeBoard, awaitLongDay } from './station-steps.ts';

/**
 * Counts the taps from the home page, or from the code at the lockers, to the payment page (docs/product.md, Booking
 * form). A tap is anything that a
 * thumb presses on the page: a link, a button, a box, a day, and a field without focus. Typing and scrolling don't
 * count, so a field is free only if the page itself has focused it.
 */

/** A small phone, on which the form is below the fold. */
test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 560 } });

const MAX_TAPS = { newCustomer: 7, savedCard: 4, newAtLockers: 5, knownAtLockers: 3 };

/** What the code at the lockers says. */
const AT_LOCKERS = `${paths.station('pirita')}?here`;

function countTaps() {
  const taps: string[] = [];
  const tap = async (what: string, press: Locator | (() => Promise<void>)) => {
    await (typeof press === 'function' ? press() : press.tap());
    taps.push(what);
  };
  return { taps, tap };
}

/** Without a tap: the focus must be there already. */
async function typeAtOnce(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

const pirita = (page: Page) => page.getByRole('link', { name: /Book Now.*Pirita/ });

/**
 * The bar at the lower edge, which ends behind the form. Pressed by coordinates, because Playwright
 * would first scroll to the bar's own place, and the form with it.
 */
async function pressBar(page: Page): Promise<void> {
  const bar = page.locator('[data-bottom-bar]');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { x, y, width, height } = (await bar.getByRole('link').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/#book$/);
  await expect(bar.getByRole('link')).toBeHidden();
}

test('a new customer is on the payment page after seven taps, a day of their choice among them', async ({ page }) => {
  const email = 'seven-taps@example.com';
  const { taps, tap } = countTaps();
  const { dates, phone, terms, pay } = form(page);
  await page.goto(paths.home());
  await tap('the station', pirita(page));
  await expect(page).toHaveURL(paths.station('pirita'));
  await awake(pay);
  await tap('to the form', () => pressBar(page));
  await tap('the day', dates.nth(4));
  await expect(dates.nth(4)).toBeChecked();
  await tap('by e-mail', form(page).panel.getByRole('button', { name: 'Continue with Email' }));
  await typeAtOnce(page, page.locator('#email'), email);
  await tap('send the code', page.getByRole('button', { name: 'Send the code' }));
  await expect(page.locator('#code')).toBeFocused();
  await typeMailedCode(page, email);
  await typeAtOnce(page, phone, '+372 5555 0420');
  await tap('the terms', terms);
  await tap('pay', pay);
  await onPaymentPage(page);
  expect(taps).toHaveLength(MAX_TAPS.newCustomer);
});

test('a returning customer with a saved card is there after four', async ({ page }) => {
  await signIn(page, 'four-taps@example.com');
  await openStation(page);
  await chooseTime(page, 4, '20:00', '21:00');
  await fillPerson(page, '+372 5555 0421');
  await goPay(page);
  await page.getByLabel('Offer this card to me the next time').check();
  await payByCard(page);
  await shownCode(page);

  const { taps, tap } = countTaps();
  const { phone, terms, pay } = form(page);
  await page.goto(paths.home());
  await tap('the station', pirita(page));
  await expect(page).toHaveURL(paths.station('pirita'));
  await awake(pay);
  await tap('to the form', () => pressBar(page));
  // The form proposes a time; in this tab it's that of the last booking, if there are more boards.
  await expect(phone).toHaveValue('+372 5555 0421');
  await tap('the terms', terms);
  await tap('pay', pay);
  await onPaymentPage(page);
  expect(taps).toHaveLength(MAX_TAPS.savedCard);
  // Nothing is left to type there either.
  await expect(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
  await expect(page.locator('#number')).toBeHidden();
});

test('at the lockers a new customer is there after five, with a rental that begins now', async ({ page }) => {
  const email = 'five-taps@example.com';
  const { taps, tap } = countTaps();
  const { phone, terms, pay } = form(page);
  await awaitLongDay(page);
  await awaitFreeBoard(page);
  await page.goto(AT_LOCKERS);
  const hour = page.getByRole('radio', { name: '1 hour, €20.00' });
  await awake(hour);
  await expect(page.getByRole('heading', { name: /^\d boards? free now$/ })).toBeInViewport({ ratio: 1 });
  await expect(hour).not.toBeChecked();
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await tap('an hour', hour);
  const byEmail = form(page).panel.getByRole('button', { name: 'Continue with Email' });
  // What comes next is shown without scrolling.
  await expect(byEmail).toBeInViewport({ ratio: 1 });
  await tap('by e-mail', byEmail);
  await typeAtOnce(page, page.locator('#email'), email);
  await tap('send the code', page.getByRole('button', { name: 'Send the code' }));
  await expect(page.locator('#code')).toBeFocused();
  await typeMailedCode(page, email);
  await typeAtOnce(page, phone, '+372 5555 0422');
  await expect(terms).not.toBeChecked();
  await tap('the terms', terms);
  await tap('pay', pay);
  await onPaymentPage(page);
  expect(taps).toHaveLength(MAX_TAPS.newAtLockers);

  await payByCard(page);
  const code = await shownCode(page);
  const keypad = '/sandbox/api/stations/pirita/keypad';
  await expect(async () => {
    const typed = await page.request.post(keypad, { data: { code, intent: 'open' } });
    expect(await typed.json()).toMatchObject({ outcome: 'opened' });
  }).toPass();

  // The same person, known by now, with another board.
  taps.length = 0;
  await awaitFreeBoard(page);
  await page.goto(AT_LOCKERS);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await awake(hour);
  await tap('an hour', hour);
  await expect(phone).toHaveValue('+372 5555 0422');
  await tap('the terms', terms);
  await tap('pay', pay);
  await onPaymentPage(page);
  expect(taps).toHaveLength(MAX_TAPS.knownAtLockers);
});

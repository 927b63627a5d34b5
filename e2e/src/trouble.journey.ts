import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import {
  advanceClock,
  expect,
  expectAccessible,
  reloadWithoutScripts,
  signIn,
  stopPageClock,
  test,
} from './journey.ts';
import {
  awake,
  chooseTime,
  fillPerson,
  form,
  goPay,
  listOwnBookings,
  openStation,
  payByCard,
  shownCode,
} from './rental-steps.ts';
import { awaitFreeBoard, awaitLongDay, productNow } from './station-steps.ts';

/** Something changes while somebody books or reads the code: nothing is lost, and the page says what to do. */

const phone = '+372 5555 0140';

async function rent(page: Page, from: string, to: string, daysAhead = 4): Promise<string> {
  await openStation(page);
  await chooseTime(page, daysAhead, from, to);
  await fillPerson(page, phone);
  await goPay(page);
  await payByCard(page);
  return shownCode(page);
}

const forgetLogin = (page: Page) => page.context().clearCookies({ name: 'login' });

test('a login that ends while choosing: sign in, and everything is still there', async ({ page }) => {
  const email = 'forgotten@example.com';
  await signIn(page, email);
  await openStation(page);
  await chooseTime(page, 4, '13:00', '14:00');
  await form(page).boards.nth(1).check();
  await fillPerson(page, phone);
  await forgetLogin(page);
  await form(page).pay.click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstations%2Fpirita&problem=expired$/);
  await expect(page.getByText('Please sign in again: your choice is kept.')).toBeVisible();

  await signIn(page, email);
  await page.reload();
  await expect(page).toHaveURL(paths.station('pirita'));
  await expect(form(page).panel).toBeFocused();
  await expect(form(page).dates.nth(4)).toBeChecked();
  await expect(form(page).start).toHaveValue('13:00');
  await expect(form(page).boards.nth(1)).toBeChecked();
  await expect(form(page).phone).toHaveValue(phone);
  await form(page).terms.check();
  await goPay(page);
});

test('a page that notices the end of a login keeps what was typed for its person', async ({ page }) => {
  const email = 'noticed@example.com';
  await signIn(page, email);
  await openStation(page);
  await form(page).phone.fill(phone);
  await forgetLogin(page);
  // An answer that comes seconds late looks like a moved clock, and the page reloads its data.
  await advanceClock(page, 60);
  await form(page).dates.nth(2).check();
  await expect(page.locator('#login-cover')).toBeVisible();
  await expect(form(page).phone).toHaveValue('');

  await signIn(page, email);
  await openStation(page);
  await expect(form(page).phone).toHaveValue(phone);
});

test('a phone number stays with who typed it, whoever comes next in the tab', async ({ page }) => {
  await signIn(page, 'first@example.com');
  await openStation(page);
  await form(page).phone.fill(phone);
  await page.getByRole('banner').locator('summary:visible').first().click();
  await page.getByRole('link', { name: 'Log out' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/$/);
  await openStation(page);
  await expect(form(page).phone).toHaveValue('');

  await signIn(page, 'second@example.com');
  await page.request.put('/api/users/me', { data: { phone: '+37255550141' } });
  await openStation(page);
  await expect(form(page).phone).toHaveValue('+372 5555 0141');

  // Signed out elsewhere, so this tab doesn't know.
  await form(page).phone.fill(phone);
  await forgetLogin(page);
  await signIn(page, 'third@example.com');
  await openStation(page);
  await expect(form(page).phone).toHaveValue('');
});

test('a login that ends on the booking page: sign in, and the code is back', async ({ page }) => {
  const email = 'returning@example.com';
  await page.clock.install();
  await signIn(page, email);
  const code = await rent(page, '15:00', '16:00');
  const { pathname } = new URL(page.url());
  await awake(page.getByRole('button', { name: 'Copy code' }));
  await forgetLogin(page);
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(paths.login({ redirect: pathname }));
  await expect(page.getByText(code)).toHaveCount(0);

  await signIn(page, email);
  await page.reload();
  await expect(page).toHaveURL(pathname);
  expect(await shownCode(page)).toBe(code);
});

test('a lost network leaves the code on the page and says from when it is', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, 'offshore@example.com');
  const code = await rent(page, '16:30', '17:30');
  await awake(page.getByRole('button', { name: 'Copy code' }));
  await context.setOffline(true);
  await page.clock.fastForward(11_000);
  const note = page.locator('[aria-live=polite]').filter({ hasText: /Last updated \d\d:\d\d, no connection/ });
  await expect(note).toBeVisible();
  expect(await shownCode(page)).toBe(code);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.clock.fastForward(11_000);
  await expect(note).toHaveCount(0);
  expect(await shownCode(page)).toBe(code);
});

test('what is typed before the scripts arrive is kept', async ({ page }) => {
  await signIn(page, 'early@example.com');
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(paths.station('pirita'), { waitUntil: 'commit' });
  await form(page).dates.nth(4).check();
  await form(page).boards.nth(1).check();
  await fillPerson(page, phone);
  letArrive();
  await expect(form(page).pay).toBeEnabled();
  await expect(form(page).dates.nth(4)).toBeChecked();
  await expect(form(page).boards.nth(1)).toBeChecked();
  await expect(form(page).phone).toHaveValue(phone);
});

test('a network lost at Go Pay: said beside the button, and pressing again goes on', async ({ page, context }) => {
  await signIn(page, 'tunnel@example.com');
  await openStation(page);
  await chooseTime(page, 4, '20:00', '21:00');
  await fillPerson(page, phone);
  await context.setOffline(true);
  await form(page).pay.click();
  await expect(form(page).pay).toHaveAccessibleDescription(/could not reach the server/);
  await context.setOffline(false);
  await goPay(page);
});

test('a day that could not be read is not called unreadable while it is read again', async ({ page }) => {
  const { dates } = form(page);
  const excuse = page.getByText('We cannot see the free boards right now');
  const answer = Promise.withResolvers<void>();
  await openStation(page);
  const failed = await dates.nth(3).inputValue();
  await page.route(`**/availability?*${failed}*`, (route) => route.abort('internetdisconnected'), { times: 1 });
  await dates.nth(3).check();
  await expect(excuse).toBeVisible();
  await dates.nth(4).check();
  await expect(excuse).toHaveCount(0);
  const asked = page.waitForRequest(`**/availability?*${failed}*`);
  await page.route(`**/availability?*${failed}*`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await dates.nth(3).check();
  await asked;
  await expect(excuse).toHaveCount(0);
  answer.resolve();
  await expect(page.getByText(/free (?:for all of|at) that time/)).toBeVisible();
});

/** Seconds from the product's present until the station's clock next shows this time. */
async function secondsUntil(page: Page, time: string): Promise<number> {
  const { now } = (await (await page.request.get('/sandbox/api/clock')).json()) as { now: string };
  const here = Temporal.Instant.from(now).toZonedDateTimeISO('Europe/Tallinn');
  const today = here.withPlainTime(time);
  const next = Temporal.ZonedDateTime.compare(here, today) < 0 ? today : today.add({ days: 1 });
  return Math.ceil(here.until(next).total('seconds'));
}

test('a start that passes while the form lies open moves on with the clock', async ({ page }) => {
  const { start, pay } = form(page);
  await page.clock.install();
  await signIn(page, 'slowpoke@example.com');
  await awaitLongDay(page);
  await awaitFreeBoard(page, 120);
  await openStation(page);
  await fillPerson(page, phone);
  const overtaken = page.getByText('The start you chose has passed, so we moved it forward.');
  const proposed = await start.inputValue();
  await advanceClock(page, (await secondsUntil(page, proposed)) + 60);
  await page.clock.fastForward(11_000);
  await expect(start).not.toHaveValue(proposed);
  await expect(overtaken).toBeHidden();

  await page.getByRole('button', { name: 'Start 5 minutes later' }).click();
  const first = await start.inputValue();
  await advanceClock(page, (await secondsUntil(page, first)) + 60);
  await page.clock.fastForward(11_000);
  await expect(overtaken).toBeVisible();
  await expect(start).not.toHaveValue(first);

  // Now the page learns of it only when the server refuses.
  await stopPageClock(page);
  const second = await start.inputValue();
  await advanceClock(page, 10 * 60);
  await pay.click();
  await expect(start).toBeFocused();
  await expect(page.getByText('The start time has passed').first()).toBeVisible();
  await expect(start).not.toHaveValue(second);
  expect(await listOwnBookings(page)).toEqual([]);
  await page.clock.resume();
  await expectAccessible(page);
  await goPay(page);
});

test('a refund that falls while the question is open is shown anew before anything happens', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'hesitant@example.com');
  await rent(page, '08:00', '09:00', 1);
  const cancel = page.getByRole('button', { name: 'Cancel booking' });
  await awake(cancel);
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog.getByRole('button', { name: 'Cancel booking and refund €18.00' })).toBeEnabled();

  // The page's own clock stands still, so the page doesn't refresh by itself.
  await stopPageClock(page);
  const [booking] = await listOwnBookings(page);
  const untilStart = (await productNow(page)).until(booking?.metadata.start ?? '').total('seconds');
  await advanceClock(page, Math.ceil(untilStart) - 30 * 60);
  await dialog.getByRole('button', { name: /refund €18\.00$/ }).click();
  await page.clock.resume();
  await expect(dialog.getByText('The refund has changed while you were looking.')).toBeVisible();
  expect(await listOwnBookings(page)).toMatchObject([{ status: 'complete' }]);

  await dialog.getByRole('button', { name: 'Cancel without refund' }).click();
  await expect(page.getByText('This booking is cancelled')).toBeVisible();
});

test('a cancellation that the station has not heard of is called done only once it has', async ({ page }) => {
  const plug = (online: boolean) => page.request.post('/sandbox/api/stations/pirita/network', { data: { online } });
  await page.clock.install();
  await signIn(page, 'unheard@example.com');
  await rent(page, '11:00', '12:00', 3);
  const cancel = page.getByRole('button', { name: 'Cancel booking' });
  await awake(cancel);
  await plug(false);
  await cancel.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel booking/ })
    .click();
  await expect(page.getByText('We are cancelling your booking').first()).toBeVisible();
  await expect(page.getByText(/^(This|Your) booking is cancelled$/)).toHaveCount(0);
  await expect(page.getByText('Being cancelled', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Not confirmed by the station yet')).toBeVisible();
  await expect(page.getByText(/^(Cancelled|No valid code)$/)).toHaveCount(0);
  await plug(true);
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(page.getByText('This booking is cancelled')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('No valid code')).toBeVisible();
  await expect(page.getByText('Being cancelled')).toHaveCount(0);
});

test('what is typed, pressed and chosen before the scripts are there is done afterwards, each once', async ({
  page,
}) => {
  await signIn(page, 'hasty-renter@example.com');
  await openStation(page);
  await chooseTime(page, 4, '13:00', '14:00');
  await form(page).phone.fill('+372 5555 0141');

  const letScriptsCome = await reloadWithoutScripts(page);
  const later = page.getByRole('button', { name: 'End 5 minutes later' });
  for (const _press of ['first', 'second', 'third']) await later.click();
  await form(page).phone.fill(phone);
  letScriptsCome();
  await expect(form(page).end).toHaveValue('14:15');
  await expect(form(page).phone).toHaveValue(phone);

  const letThemComeAgain = await reloadWithoutScripts(page);
  await form(page).station.selectOption({ label: 'Pärnu rand' });
  letThemComeAgain();
  await expect(page).toHaveURL(paths.station('parnu'));
});

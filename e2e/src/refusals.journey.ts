import { paths } from '@laine/contract/paths.ts';
import type { APIRequestContext } from '@playwright/test';
import { advanceClock, expect, expectAccessible, listMessages, signIn, test, typeMailedCode } from './journey.ts';
import { awake, chooseDay, chooseTime, fillPerson, form, openStation } from './rental-steps.ts';

/** Refusals: a closed station, another time zone, somebody else's booking. Each says what is possible. */

const CLOSED = 'Locker is currently closed';
/** A page doesn't refresh again within the first time; a closed station's page polls after the second. */
const [QUIET_FOR_MS, ASKED_EVERY_MS] = [6_000, 31_000];
const WRONG_ZONE = "You can't make reservations from different time zone!";

test('a closed station says so, and sends nobody to another country', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.station('malaga'));
  await expect(page.getByRole('heading', { name: CLOSED })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Closed for now')).toBeInViewport({ ratio: 1 });
  // The next step is visible without scrolling, and nothing looks open.
  const wayOn = page.getByRole('region', { name: CLOSED }).getByRole('link', { name: 'Show all stations' });
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/Open \d|Choose your time/)).toHaveCount(0);
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
  await expectAccessible(page);
  await wayOn.click();
  await expect(page).toHaveURL(paths.home('locations'));
});

/** What the station's owner may do, from another browser. */
async function asOwner(request: APIRequestContext) {
  const login = await request.post('/api/users/login', {
    data: { email: 'owner@laine.test', password: 'laine-owner-demo' },
  });
  const { token } = (await login.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

async function setStatus(request: APIRequestContext, status: 'active' | 'disabled'): Promise<void> {
  const headers = await asOwner(request);
  const answer = await request.put('/api/admin/stations/pirita/edit', { headers, data: { status } });
  expect(answer.ok()).toBe(true);
}

/** Closes the day after tomorrow, and returns how it is opened again. */
async function closeADay(request: APIRequestContext) {
  const headers = await asOwner(request);
  const clock = await request.get('/sandbox/api/clock');
  const { now } = (await clock.json()) as { now: string };
  const day = Temporal.Instant.from(now).toZonedDateTimeISO('Europe/Tallinn').startOfDay().add({ days: 2 });
  const [start, end] = [day, day.add({ days: 1 })].map((moment) => moment.toInstant().toString());
  const data = { stationId: 'pirita', start, end, kind: 'storm', reason: 'Gusts of 25 m/s' };
  const made = await request.post('/api/admin/closures', { headers, data });
  const { closure } = (await made.json()) as { closure: { id: string } };
  return () => request.delete(`/api/admin/closures/${closure.id}`, { headers });
}

test('a day that staff have closed says why, and leads to the next one that is open', async ({ page, request }) => {
  const openAgain = await closeADay(request);
  await openStation(page);
  await chooseDay(page, 2);
  const panel = page.locator('#book');
  await expect(panel).toContainText('Storm: closed all day');
  await expect(panel).not.toContainText('Gusts');
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^\w+day,? \d+ \w+$/ }).click();
  await expect(form(page).dates.nth(3)).toBeChecked();
  await expect(panel).not.toContainText('Storm');
  await openAgain();
});

/** What of the page can't be pressed because a notification lies over it. */
function listCovered(): string[] {
  const toasts = [...document.querySelectorAll('[aria-live] > li')].map((toast) => toast.getBoundingClientRect());
  const isUnder = (control: DOMRect) =>
    toasts.some(
      ({ top, bottom, left, right }) =>
        control.top >= top && control.top < bottom && control.left < right && control.right > left,
    );
  return [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .filter((control) => isUnder(control.getBoundingClientRect()))
    .map((control) => control.outerHTML.slice(0, 120));
}

test('a refusal that comes late leaves the focus with whoever has moved on', async ({ page }) => {
  const { start, phone, pay, boards } = form(page);
  await signIn(page, 'impatient@example.com');
  await openStation(page);
  await chooseTime(page, 4, '11:00', '12:00');
  await fillPerson(page, '+372 5555 0153');
  let answer = Promise.withResolvers<void>();
  await page.route('**/api/bookings/checkout', async (route) => {
    await answer.promise;
    await route.abort('internetdisconnected');
  });
  await pay.click();
  await start.focus();
  answer.resolve();
  await expect(pay).toHaveAccessibleDescription(/could not reach the server/);
  await expect(start).toBeFocused();

  // A wish that has become invalid has no field to show it at.
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText(/could not reach the server/);
  await expect(toast).toHaveCount(0);
  answer = Promise.withResolvers<void>();
  await pay.click();
  await boards.nth(1).check();
  answer.resolve();
  await expect(toast).toBeVisible();
  await expect.poll(() => page.evaluate(listCovered)).toEqual([]);

  // The page moves a waiting customer to the field with the problem.
  await phone.fill('12');
  await pay.click();
  await expect(phone).toBeFocused();
});

test.describe('a station that closes', () => {
  test.afterEach(({ request }) => setStatus(request, 'active'));

  test('while somebody chooses says so and leads to the others', async ({ page, request }) => {
    await signIn(page, 'closing@example.com');
    await openStation(page);
    await chooseTime(page, 4, '09:00', '10:00');
    await fillPerson(page, '+372 5555 0150');
    await setStatus(request, 'disabled');
    await form(page).pay.click();
    await expect(page.getByRole('listitem').filter({ hasText: CLOSED })).toBeVisible();
    await expect(page.getByRole('heading', { name: CLOSED })).toBeVisible();
    await expectAccessible(page);

    // The nearest one is farther than anybody goes for a paddle.
    await page.locator('#book').getByRole('link', { name: 'Show all stations' }).click();
    await expect(page).toHaveURL(paths.home('locations'));
  });

  test('is waited for by somebody who signs in on the way, and who gets one mail', async ({ page, request }) => {
    const email = 'waiting@example.com';
    await setStatus(request, 'disabled');
    await page.goto(paths.station('pirita'));
    const wish = page.getByRole('link', { name: 'Tell me when it opens' });
    await awake(wish);
    await expectAccessible(page);
    await wish.click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Continue with Email' }).click();
    await typeMailedCode(page, email);
    await expect(page).toHaveURL(paths.station('pirita'));
    const told = page.getByText(`We’ll write to ${email} when it opens.`);
    await expect(told).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Don’t tell me' }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole('button', { name: 'Tell me when it opens' }).click();
    await expect(told).toBeVisible();
    await page.reload();
    await expect(told).toBeVisible();

    await setStatus(request, 'active');
    await advanceClock(page, 60);
    await expect
      .poll(async () => (await listMessages(page, email)).map(({ subject }) => subject))
      .toContain('Pirita rand can be booked again');
  });

  test('and opens again uncovers the form by itself, with everything as it was chosen', async ({ page, request }) => {
    await page.clock.install();
    await openStation(page);
    await chooseTime(page, 4, '09:00', '10:00');
    await setStatus(request, 'disabled');
    const cover = page.getByRole('heading', { name: CLOSED });
    await expect(async () => {
      await page.clock.fastForward(QUIET_FOR_MS);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(cover).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await setStatus(request, 'active');
    await expect(async () => {
      await page.clock.fastForward(ASKED_EVERY_MS);
      await expect(cover).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(form(page).start).toHaveValue('09:00');
    await expect(page.locator('#login-cover')).toBeVisible();
  });
});

test.describe('on a clock elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the form is blocked, and so is the call', async ({ page }) => {
    await signIn(page, 'abroad@example.com');
    await page.goto(paths.station('pirita'));
    await expect(page.getByRole('heading', { name: WRONG_ZONE })).toBeVisible();
    await expect(page.getByText('Your device is on the time of New York')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-bottom-bar]')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+37255550101');
    await expect(form(page).pay).toBeHidden();
    await expectAccessible(page);

    const start = Temporal.Now.instant().add({ hours: 30 });
    const answer = await page.request.post('/api/bookings/checkout', {
      headers: { 'X-Time-Zone': 'America/New_York' },
      data: {
        stationId: 'pirita',
        start: start.toString(),
        end: start.add({ hours: 1 }).toString(),
        count: 1,
        acceptedTermsAndConditions: true,
        phone: '+372 5555 0151',
      },
    });
    expect([answer.status(), await answer.text()]).toEqual([400, WRONG_ZONE]);
  });
});

test.describe('on the same clock under another name', () => {
  test.use({ timezoneId: 'Europe/Helsinki' });

  test('the form is open', async ({ page }) => {
    await signIn(page, 'neighbour@example.com');
    await openStation(page);
    await fillPerson(page, '+372 5555 0152');
    await expect(form(page).pay).toBeEnabled();
    await expect(page.getByText(WRONG_ZONE)).toHaveCount(0);
  });
});

test("someone else's booking does not exist", async ({ page }) => {
  await page.goto(paths.home());
  const row = page.locator('a[href^="/bookings/"]').first();
  const path = (await row.getAttribute('href')) ?? '';
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await signIn(page, 'curious@example.com');
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not Found!' })).toBeVisible();
  expect((await page.request.get(`/api${path}`)).status()).toBe(404);
  expect((await page.request.get(`/api${path}/calendar.ics`)).status()).toBe(404);

  // The same from within the site.
  await page.getByRole('link', { name: 'Go back home' }).click();
  await awake(row);
  await row.click();
  await expect(page.getByRole('heading', { name: 'Page not Found!' })).toBeVisible();
});

import { paths } from '@laine/contract/paths.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, form, openStation } from './rental-steps.ts';

/** Refusals: a closed station, another time zone, somebody else's booking. Each says what is possible. */

const CLOSED = 'Locker is currently closed';
/** A page doesn't refresh again within the first time; a closed station's page polls after the second. */
const [QUIET_FOR_MS, ASKED_EVERY_MS] = [6_000, 31_000];
const WRONG_ZONE = "You can't make reservations from different time zone!";

test('a closed station says so and names open ones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.station('malaga'));
  await expect(page.getByRole('heading', { name: CLOSED })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Closed for now')).toBeInViewport({ ratio: 1 });
  // The next step is visible without scrolling, and nothing looks open.
  const wayOn = page.getByRole('region', { name: CLOSED }).getByRole('link').first();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/Open \d|Choose your time/)).toHaveCount(0);
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
  await expectAccessible(page);
  await page.locator('#book').getByRole('link', { name: 'Pirita rand' }).click();
  await expect(page).toHaveURL(paths.station('pirita'));
});

/** Changes the station as its owner would, from another browser. */
async function setStatus(request: APIRequestContext, status: 'active' | 'disabled'): Promise<void> {
  const login = await request.post('/api/users/login', {
    data: { email: 'owner@laine.test', password: 'laine-owner-demo' },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.put('/api/admin/stations/pirita/edit', { headers, data: { status } });
  expect(answer.ok()).toBe(true);
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

  // The page moves a waiting customer to the field with the problem.
  await phone.fill('12');
  await pay.click();
  await expect(phone).toBeFocused();
});

test.describe('a station that closes', () => {
  test.afterEach(({ request }) => setStatus(request, 'active'));

  test('while somebody chooses says so and names open ones', async ({ page, request }) => {
    await signIn(page, 'closing@example.com');
    await openStation(page);
    await chooseTime(page, 4, '09:00', '10:00');
    await fillPerson(page, '+372 5555 0150');
    await setStatus(request, 'disabled');
    await form(page).pay.click();
    await expect(page.getByRole('listitem').filter({ hasText: CLOSED })).toBeVisible();
    await expect(page.getByRole('heading', { name: CLOSED })).toBeVisible();
    await expectAccessible(page);

    await page.locator('#book').getByRole('link', { name: 'Pärnu rand' }).click();
    await expect(page).toHaveURL(paths.station('parnu'));
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
    await expect(page.locator('[inert]').filter({ has: form(page).pay })).toHaveCount(1);
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

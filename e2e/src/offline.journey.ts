import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { chooseTime, fillPerson, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

const keptBookings = (page: Page) => page.evaluate(() => caches.keys());

async function rent(page: Page, from: string, to: string): Promise<string> {
  await openStation(page);
  await chooseTime(page, 3, from, to);
  await fillPerson(page, '+372 5555 0182');
  await goPay(page);
  await payByCard(page);
  const code = await shownCode(page);
  await expect.poll(() => keptBookings(page)).toEqual(['own-bookings']);
  return code;
}

test('without a network the code is there after a reload, until its person signs out', async ({ page, context }) => {
  await signIn(page, 'no-network@example.com');
  const code = await rent(page, '13:00', '14:00');
  const booking = page.url();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(/Your booking as of \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText('13:00–14:00')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 390, height: 844 });

  // It's one tap away from every other page; staff pages have no copy.
  for (const path of [paths.home(), paths.reservations(), paths.settings()]) {
    await page.goto(path);
    await page.getByRole('link', { name: 'See the booking' }).click();
    await expect(page).toHaveURL(booking.replace(/\?.*/, ''));
    await expect(page.getByText(code, { exact: true })).toBeVisible();
  }
  await expect(page.goto(paths.admin())).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.goto(paths.home());
  await page.goto('/api/auth/logout');
  await expect.poll(() => keptBookings(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(booking);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText(code)).toHaveCount(0);
});

test('an open page that loses the network leads to the kept code', async ({ page, context }) => {
  await signIn(page, 'tide@example.com');
  const code = await rent(page, '14:00', '15:00');
  await page.goto(paths.reservations());
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Pirita/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  // Reconnects by itself.
  await context.setOffline(false);
  expect(await shownCode(page)).toBe(code);
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0);
});

test('what one person left is gone when another signs in, or when the login was ended elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'first@example.com');
  await rent(page, '15:00', '16:00');
  await signIn(page, 'second@example.com');
  await page.goto(paths.reservations());
  await expect.poll(() => keptBookings(page)).toEqual([]);

  await signIn(page, 'first@example.com');
  await page.goto(paths.reservations());
  await expect.poll(() => keptBookings(page)).toEqual(['own-bookings']);
  // Signed out from another device; the home page wakes only when it's touched.
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(elsewhere, 'first@example.com');
  expect((await elsewhere.request.delete('/api/logins')).ok()).toBe(true);
  await elsewhere.close();
  await page.goto(paths.home());
  await expect.poll(() => keptBookings(page)).toEqual([]);
});

test('the web app can be installed, in the language of its page', async ({ page, request }) => {
  await page.goto(`${paths.home()}?lang=et`);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string;
    lang: string;
    icons: { src: string; purpose?: string }[];
    screenshots: { src: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Laine', lang: 'et' });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Minu uksekood', 'Uus broneering']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await request.get(src)).status()).toBe(200);
});

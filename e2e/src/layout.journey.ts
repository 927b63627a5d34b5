import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openHomeAwake, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const header = (page: Page) => page.getByRole('banner');

test('a visitor can sign in, look around and find us', async ({ page }) => {
  await page.goto(paths.home());
  for (const name of ['Stations & locations', 'FAQ', 'Contact', 'Sign in']) {
    await expect(header(page).getByRole('link', { name }).first()).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Laine Rent OÜ');
  await expect(footer).toContainText('16000000');
  await expect(footer.getByRole('link', { name: 'hello@laine.test' })).toHaveAttribute(
    'href',
    'mailto:hello@laine.test',
  );
  for (const name of [
    'Home',
    'Locations',
    'FAQ',
    'Terms and conditions',
    'Privacy policy',
    'Instagram',
    'Facebook',
    'YouTube',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
});

const people = [
  {
    email: 'customer@example.com',
    has: ['New reservation', 'My reservations', 'Settings', 'Log out'],
    lacks: ['My stations', 'Admin view'],
  },
  { email: 'owner@laine.test', has: ['My stations', 'Reservations', 'Admin view', 'Log out'], lacks: [] },
  { email: 'admin@laine.test', has: ['Reservations', 'Admin view', 'Log out'], lacks: [] },
];
for (const { email, has, lacks } of people) {
  test(`${email} finds their own entries`, async ({ page }) => {
    await signIn(page, email);
    await page.goto(paths.home());
    await header(page).locator('summary:visible').first().click();
    for (const name of has)
      await expect(header(page).getByRole('link', { name, exact: true }).locator('visible=true')).toHaveCount(1);
    for (const name of lacks) await expect(header(page).getByRole('link', { name, exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('link', { name: 'Log out' }).locator('visible=true')).toHaveCount(0);
    await page.goto('/api/auth/logout');
    await expect(header(page).getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
}

for (const email of ['admin@laine.test', 'owner@laine.test']) {
  test(`${email} moves between the two views`, async ({ page }) => {
    await signIn(page, email);
    await page.goto(paths.home());
    await header(page).locator('summary:visible').first().click();
    await header(page).getByRole('link', { name: 'Admin view' }).locator('visible=true').click();
    await expect(page).toHaveURL(/\/admin$/);
    await header(page).getByRole('link', { name: 'User view' }).locator('visible=true').click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('an unknown address is a 404 with a way home', async ({ page }) => {
  const response = await page.goto('/nowhere/at-all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not Found!' })).toBeVisible();
  expect(await response?.text()).not.toContain('Internal Server Error');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

for (const path of ['/sandbox', '/api/docs']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('a page that does not come leaves the header and says why', async ({ page }) => {
  await openHomeAwake(page);
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'));
  await page.locator('#locations').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveTitle('No connection · Laine');

  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pirita');
});

test('a staff screen that does not come leaves the way to every other one', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.today());
  const staffPages = page.getByRole('navigation', { name: 'Staff' });
  await awake(staffPages.getByRole('link', { name: 'Bookings' }));
  await page.route('**/*.data*', (route) => route.abort('internetdisconnected'));
  await staffPages.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page).toHaveURL(adminPaths.bookings());
  await expectAccessible(page);
  await staffPages.getByRole('link', { name: 'Sessions' }).click();
  await expect(page).toHaveURL(adminPaths.sessions());

  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
});

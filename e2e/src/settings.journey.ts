import { paths } from '@laine/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test, typeMailedCode } from './journey.ts';
import { awake, form, openStation } from './rental-steps.ts';

/** A person's own account settings. */

const section = (page: Page, id: string): Locator => page.locator(`#${id}`);

async function openSettings(page: Page): Promise<void> {
  await page.goto(paths.settings());
  await awake(section(page, 'you').getByLabel('Phone number'));
}

test('whoever is signed out signs in first and comes back', async ({ page }) => {
  const email = 'visitor-settings@example.com';
  await page.goto(paths.settings());
  await expect(page).toHaveURL(paths.login({ redirect: paths.settings() }));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await typeMailedCode(page, email);
  await expect(page).toHaveURL(paths.settings());
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(section(page, 'you')).toContainText(email);
});

test('the menu leads to the settings, and the booking form knows what was changed there', async ({ page }) => {
  await signIn(page, 'profile@example.com');
  await page.goto(paths.reservations());
  await page.getByRole('banner').locator('summary:visible[aria-label="Menu"]').click();
  await page.getByRole('link', { name: 'Settings' }).locator('visible=true').click();
  await page.waitForURL(`**${paths.settings()}`);
  const you = section(page, 'you');
  await awake(you.getByLabel('Phone number'));

  await you.getByLabel('Name', { exact: true }).fill('Mari');
  await you.getByLabel('Surname').fill('Mets');
  await you.getByLabel('Phone number').fill('12');
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(you.getByLabel('Phone number')).toBeFocused();
  await expect(you.getByText('Enter a phone number, for example +372 5555 5555')).toBeVisible();
  // Only the server knows that this number can't exist.
  await you.getByLabel('Phone number').fill('+372 00000');
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(you.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');

  await you.getByLabel('Phone number').fill('5555 0301');
  await you.getByLabel('Country').selectOption({ label: 'Estonia' });
  await you.getByLabel('Postal code').fill('10111');
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(you.getByText('Saved', { exact: true })).toBeVisible();
  await expect(you.getByLabel('Phone number')).toHaveValue('+372 5555 0301');
  await expect(page.getByRole('banner').getByText('Mari').first()).toBeAttached();

  await openStation(page);
  await expect(form(page).phone).toHaveValue('+372 5555 0301');

  // A cleared field stays empty.
  await openSettings(page);
  await expect(you.getByLabel('Country')).toHaveValue('EE');
  await you.getByLabel('Country').selectOption({ label: 'Not given' });
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(you.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(you.getByLabel('Country')).toHaveValue('');
  await expect(you.getByLabel('Postal code')).toHaveValue('10111');
});

test('a switch is saved at once, and moves back when it could not be', async ({ page }) => {
  await signIn(page, 'wishes@example.com');
  await openSettings(page);
  const notices = section(page, 'notices');
  const news = notices.getByRole('switch', { name: 'News' });
  await expect(notices.getByRole('switch', { name: 'Reminder before a rental' })).toBeChecked();
  await expect(news).not.toBeChecked();
  await news.check();
  await expect(notices.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await awake(news);
  await expect(news).toBeChecked();

  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  );
  await news.click();
  await expect(notices.getByText('We could not reach the server')).toBeVisible();
  await expect(news).toBeChecked();
  await page.unroute('**/api/users/me');
  await news.uncheck();
  await expect(notices.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(news).not.toBeChecked();
});

test('the page follows a new language at once, and other browsers do too', async ({ page, browser, baseURL }) => {
  const email = 'tongue@example.com';
  await signIn(page, email);
  await openSettings(page);
  await section(page, 'language').getByRole('button', { name: 'Eesti' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  await expect(page.getByRole('heading', { name: 'Seaded', level: 1 })).toBeVisible();
  await expectAccessible(page, ['light']);

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(other, email);
  await other.goto(paths.settings());
  await expect(other.locator('html')).toHaveAttribute('lang', 'et');
  await other.close();
});

test('the page has names and contrast for everybody, and room at 320 px with text twice as large', async ({ page }) => {
  await signIn(page, 'careful@example.com');
  await openSettings(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScrolling(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings can be read', async ({ page }) => {
    await signIn(page, 'plain@example.com');
    await page.goto(paths.settings());
    await expect(page.locator('main noscript p')).toContainText('Changing something needs JavaScript');
    await expect(section(page, 'you')).toContainText('plain@example.com');
    await expect(section(page, 'notices').getByText('Always sent')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailedCode, newestMessage, signIn, test } from './journey.ts';

/** From the home page to the door code in hand, as a new customer on a phone. */

async function payByCard(page: Page, number = '4242424242424242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Test Person');
  await page.getByRole('button', { name: /^Pay / }).click();
}

async function fillForm(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('checkbox').check();
}

/** Tomorrow, so that a cancellation still gives money back whatever the hour is. Again until the page is awake. */
async function chooseTomorrow(page: Page): Promise<void> {
  const tomorrow = page.getByRole('radio').nth(1);
  await expect(async () => {
    await tomorrow.click({ force: true });
    await expect(tomorrow).toBeChecked({ timeout: 500 });
  }).toPass();
}

test('a new customer books, pays and holds the code', async ({ page }) => {
  const email = 'newcomer@example.com';
  await page.goto('/');
  await page.getByRole('link', { name: /Book Now.*Pirita/ }).click();
  await expect(page).toHaveURL(/\/stations\/pirita$/);
  await expect(page.getByText('Book SUP board here')).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Email' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('Verification code').fill(await mailedCode(page, email));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(/\/stations\/pirita$/);

  await chooseTomorrow(page);
  await fillForm(page, '+372 5555 0199');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Go Pay/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByText('Starting fee').first()).toBeVisible();
  await expect(page.getByText(/SUP board rental for 60 minutes/).first()).toBeVisible();
  await payByCard(page);

  await expect(page).toHaveURL(/\/bookings\/[\w-]+/);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const sms = await newestMessage(page, '+37255550199');
  const code = /\b\d{4}\b/.exec(sms.text)?.[0] ?? 'no code';
  await expect(page.getByText(code).first()).toBeVisible();
  await expect.poll(async () => (await newestMessage(page, email)).text).toContain(code);
  await expectAccessible(page);

  await page.goto('/reservations');
  await expect(page.getByRole('heading', { name: 'Your reservations' })).toBeVisible();
  await expect(page.getByText('Pirita rand').locator('visible=true').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Pirita rand').locator('visible=true').first().click();
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await expect(page.getByRole('dialog')).toContainText('€18.00');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /18\.00/ })
    .click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});

test('a declined card can be replaced by another', async ({ page }) => {
  await signIn(page, 'declined@example.com');
  await page.goto('/stations/pirita');
  await fillForm(page, '+372 5555 0198');
  await page.getByRole('button', { name: /Go Pay/ }).click();
  await payByCard(page, '4000000000000002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await payByCard(page);
  await expect(page).toHaveURL(/\/bookings\/[\w-]+/);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
});

test('a closed station and a foreign time zone block the form', async ({ page, browser, baseURL }) => {
  await page.goto('/stations/malaga');
  await expect(page.getByText('Locker is currently closed')).toBeVisible();
  await expectAccessible(page);

  const abroad = await browser.newPage({ timezoneId: 'America/New_York', baseURL: baseURL ?? '' });
  await signIn(abroad, 'abroad@example.com');
  await abroad.goto('/stations/pirita');
  await expect(abroad.getByText("You can't make reservations from different time zone!")).toBeVisible();
  await abroad.close();
});

test("someone else's booking does not exist", async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('a[href^="/bookings/"]').first().getAttribute('href');
  await page.goto(href ?? '');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, 'curious@example.com');
  const response = await page.goto(href ?? '');
  expect(response?.status()).toBe(404);
});

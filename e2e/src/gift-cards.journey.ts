import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, newestMessage, signIn, test } from './journey.ts';
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

/** Gift cards: bought for somebody, printed, redeemed, withdrawn. */

const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

async function buyFor(page: Page, recipient: string): Promise<void> {
  await page.goto(paths.giftCards({ for: 'somebody' }));
  const pay = page.getByRole('button', { name: /^Go Pay/ });
  await awake(pay);
  await page.getByRole('radio', { name: '€25.00' }).check();
  await page.getByLabel('Their e-mail address').fill(recipient);
  await page.getByLabel('Your name on the voucher').fill('Anna');
  await page.getByLabel('Your message').fill('Happy birthday!');
  await pay.click();
  await onPaymentPage(page);
  await payByCard(page);
  await expect(page).toHaveURL(paths.giftCards({ paid: '1' }));
  await expect(page.getByText('Thank you, it is paid.')).toBeVisible();
}

/** Checks that the longest possible sum stays on one line inside its half of the voucher. */
const fitsOnPaper = (page: Page, sum: string) =>
  page.locator('[data-voucher] [data-sum]').evaluate((element, longest) => {
    element.textContent = longest;
    const { fontSize } = getComputedStyle(element);
    return element.clientHeight < 1.5 * Number.parseFloat(fontSize) && element.scrollWidth <= element.clientWidth;
  }, sum);

test('a gift card is bought for somebody, who books with it and sees the rest', async ({ page }) => {
  await page.goto(paths.giftCards());
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expect(page.getByRole('link', { name: 'Continue with Email' })).toHaveAttribute('href', /amount%3D5000/);
  await signIn(page, 'giver@example.com');

  await page.goto(paths.giftCards({ for: 'somebody' }));
  const pay = page.getByRole('button', { name: /^Go Pay/ });
  await awake(pay);
  await pay.click();
  await expect(page.getByText('Tell us where to send it')).toBeVisible();
  await expect(page.getByLabel('Their e-mail address')).toBeFocused();
  await expectAccessible(page);

  await buyFor(page, 'gifted@example.com');
  await expectAccessible(page);
  const code = CODE.exec((await newestMessage(page, 'gifted@example.com')).text)?.[0] ?? '';
  expect(code).not.toBe('');
  await page.getByRole('link', { name: 'Print the voucher' }).click();
  await expect(page.locator('[data-voucher]')).toContainText(code);
  await expect(page.locator('[data-voucher]')).toContainText('Happy birthday!');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('[data-voucher]')).toBeVisible();
  expect(await fitsOnPaper(page, '500,00\u00A0€')).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/api/auth/logout');
  await signIn(page, 'gifted@example.com');
  await openStation(page);
  await chooseTime(page, 4, '08:00', '09:00');
  await page.getByText('I have a gift card').click();
  const field = page.locator('#gift-card-code');
  await field.fill('AAAA');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('A code has 12 letters and figures')).toBeVisible();
  await field.fill('ACDE-3467-FGHJ');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('We do not recognise this gift card')).toBeVisible();
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByText('We do not recognise this gift card')).toHaveCount(0);
  await field.press('Enter');
  const panel = form(page).panel;
  await expect(panel).toContainText('€5.00 stays on the gift card for next time.');
  await expect(panel).toContainText('Nothing to pay now.');
  await expectAccessible(page);
  await fillPerson(page, '+372 5555 0420');
  await expect(form(page).pay).toContainText('save a card');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  await expect(page.getByText('€20.00 by gift card')).toBeVisible();

  await page.goto(paths.giftCards());
  const balance = page.locator('#balance-code');
  await awake(balance);
  await balance.fill(code);
  await page.getByRole('button', { name: 'Check the balance' }).click();
  await expect(page.locator('#balance')).toContainText('€5.00');
});

test('a purchase that was left is gone on with, and its voucher sent again to the right address', async ({ page }) => {
  await signIn(page, 'absent-minded@example.com');
  await page.goto(paths.giftCards({ for: 'somebody' }));
  const address = page.getByLabel('Their e-mail address');
  await awake(address);
  await address.fill('freind@example.com');
  await page.getByRole('button', { name: /^Go Pay/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goto(paths.giftCards());
  await expect(page.getByText('Gift card for freind@example.com')).toBeVisible();
  await expect(
    page.getByText(/Waiting for payment\. The payment page stays open for \d+ more minutes\./),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on paying' }).click();
  await payByCard(page);
  await expect(page.getByText('Thank you, it is paid.')).toBeVisible();

  const again = page.getByRole('button', { name: 'Send it again' });
  await awake(again);
  await again.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send it to').fill('friend@example');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('This does not look like an e-mail address')).toBeVisible();
  await dialog.getByLabel('Send it to').fill('friend-at-last@example.com');
  await expect(dialog.getByText(/The code stays the same/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent to friend-at-last@example.com')).toBeVisible();
  await expect.poll(async () => (await newestMessage(page, 'friend-at-last@example.com')).text).toContain('gift card');
});

test('a gift card is withdrawn from in two steps', async ({ page }) => {
  await signIn(page, 'withdrawer@example.com');
  await buyFor(page, 'nobody@example.com');
  const start = page.getByRole('button', { name: 'Withdraw from contract here' });
  await awake(start);
  await start.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('€25.00');
  await expect(dialog).toContainText('withdrawer@example.com');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print the voucher' })).toHaveCount(0);
});

test('guessing codes is stopped kindly', async ({ page }) => {
  await signIn(page, 'guesser@example.com');
  await page.goto(paths.giftCards());
  const balance = page.locator('#balance-code');
  await awake(balance);
  for (const last of ['A', 'C', 'D', 'E', 'F', 'G']) {
    await balance.fill(`AAAA-AAAA-AAA${last}`);
    await page.getByRole('button', { name: 'Check the balance' }).click();
    await expect(page.locator('#balance').getByRole('alert')).toBeVisible();
  }
  await expect(page.locator('#balance').getByRole('alert')).toContainText(/too many/i);
});

import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import {
  advanceClock,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  newestMessage,
  signIn,
  test,
} from './journey.ts';
import { awake, fillPerson, form, goPay, onPaymentPage, openStation, payByCard, shownCode } from './rental-steps.ts';

/** The seasonal pass: bought, used, withdrawn, ended. */

const DECLINED = '4000000000000002';
const DAY_IN_SECONDS = 86_400;

/** Chooses the pass for Pirita and goes on to the payment page. */
async function goBuy(page: Page): Promise<void> {
  const buy = page.getByRole('link', { name: /^Buy this pass.*Laine Pirita/ });
  await awake(buy);
  await buy.click();
  await tickAndPay(page);
}

async function tickAndPay(page: Page): Promise<void> {
  const atOnce = page.locator('#start-at-once');
  await awake(atOnce);
  await atOnce.check();
  await page.locator('#pass-terms').check();
  await page.getByRole('button', { name: /^Go Pay/ }).click();
  await onPaymentPage(page);
}

async function buyPass(page: Page): Promise<void> {
  await page.goto(paths.passes());
  await goBuy(page);
  await payByCard(page);
  await expect(page.getByText('Thank you, it is paid.')).toBeVisible();
}

test('a visitor chooses a pass, signs in, is declined, pays, and books an hour with it', async ({ page }) => {
  await page.goto(paths.passes());
  await expect(page.getByText('It has paid for itself after 5 rentals.').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const buy = page.getByRole('link', { name: /^Buy this pass.*Laine Pirita/ });
  await awake(buy);
  await buy.click();
  await expect(page.getByRole('heading', { name: 'Sign in to buy' })).toBeVisible();
  const chosen = page.url();
  const login = page.getByRole('link', { name: 'Continue with Email' });
  await expect(login).toHaveAttribute('href', /redirect=%2Fpasses%3Foffer%3D/);

  await signIn(page, 'pass-buyer@example.com');
  await page.goto(chosen);
  const pay = page.getByRole('button', { name: /^Go Pay/ });
  await awake(pay);
  await pay.click();
  await expect(page.getByText('Please accept the terms first')).toBeVisible();
  await expectAccessible(page);
  await tickAndPay(page);
  await payByCard(page, DECLINED);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await payByCard(page);
  await expect(page).toHaveURL(paths.passes({ paid: '1' }));
  await expect(page.getByText('Thank you, it is paid.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Laine Pirita' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On sale now' })).toHaveCount(0);
  await expectAccessible(page);

  await openStation(page);
  await expect(page.getByRole('switch', { name: /Use my pass/ })).toBeChecked();
  const panel = form(page).panel;
  await expect(panel).toContainText('It saves €15.00');
  await expect(panel.getByText('Pass or gift card')).toBeVisible();
  await expect(panel.getByText('Total', { exact: true })).toHaveCount(1);
  await expect(form(page).pay).toContainText('€5.00');
  await expectAccessible(page);
  await page.getByRole('switch', { name: /Use my pass/ }).uncheck();
  await expect(form(page).pay).toContainText('€20.00');
  await page.getByRole('switch', { name: /Use my pass/ }).check();
  await fillPerson(page, '+372 5555 0410');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  await expect(page.getByText('€15.00 covered by your pass')).toBeVisible();

  await page.goto(paths.passes());
  await expect(page.getByText('1 free hour · €15.00 saved')).toBeVisible();
});

test('a pass is withdrawn from in two steps, also from the mail', async ({ page }) => {
  await signIn(page, 'pass-withdrawer@example.com');
  await buyPass(page);
  await expect.poll(async () => (await newestMessage(page, 'pass-withdrawer@example.com')).text).toContain('withdraw=');
  const { text } = await newestMessage(page, 'pass-withdrawer@example.com');
  const link = /\S+\/passes\?withdraw=[\w-]+/.exec(text)?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('€69.00');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await newestMessage(page, 'pass-withdrawer@example.com')).text)
    .toContain('withdrawal from the contract');
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByText('You have withdrawn from this purchase already')).toBeVisible();
});

test('after the time to withdraw a pass is ended for nothing, and that is said before', async ({ page }) => {
  await signIn(page, 'pass-ender@example.com');
  await buyPass(page);
  await advanceClock(page, 16 * DAY_IN_SECONDS);
  await signIn(page, 'pass-ender@example.com');
  await page.goto(paths.passes());
  const end = page.getByRole('button', { name: 'End the pass' });
  await awake(end);
  await end.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('you get no money back');
  await dialog.getByRole('button', { name: 'End it, nothing is paid back' }).click();
  await expect(page.getByText('Ended by you')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, listMessages, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** Lines on which each door code is written. */
const codeLines = (page: Page) =>
  page
    .getByRole('article')
    .locator('p > span[aria-hidden]')
    .evaluateAll((codes) =>
      codes.map((code) => {
        const text = document.createRange();
        text.selectNodeContents(code);
        return text.getClientRects().length;
      }),
    );

test('a phone shows the day and the codes of several boards at a glance, whole also on the narrowest', async ({
  page,
}) => {
  await signIn(page, 'narrow-codes@example.com');
  await openStation(page);
  await chooseTime(page, 4, '07:00', '08:00');
  await form(page).boards.nth(2).check();
  await fillPerson(page, '+372 5555 0422');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  // Without the words for somebody who has just paid.
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByText(/^\w+day \d+ \w+ 07:00–08:00$/)).toBeInViewport();
  const codes = page.getByRole('article').getByText(/^\d{4}$/);
  await expect(codes).toHaveCount(3);
  for (const code of await codes.all()) await expect(code).toBeInViewport({ ratio: 1 });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => codeLines(page)).toEqual([1, 1, 1]);
  }
});

test('one of two boards is cancelled, and the other keeps its code', async ({ page }) => {
  const email = 'one-of-two@example.com';
  await signIn(page, email);
  await openStation(page);
  await chooseTime(page, 4, '05:00', '06:00');
  await form(page).boards.nth(1).check();
  await fillPerson(page, '+372 5555 0421');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  const cancel = page.getByRole('button', { name: 'Cancel booking' });
  await awake(cancel);
  await cancel.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('€36.00');
  await dialog.getByRole('checkbox', { name: /Board 1/ }).uncheck();
  await expect(dialog.getByRole('button', { name: 'Cancel 1 board and refund €18.00' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /Board 2/ }).uncheck();
  await expect(dialog).toContainText('Choose at least one board to cancel.');
  await dialog.getByRole('checkbox', { name: /Board 2/ }).check();
  await dialog.getByRole('button', { name: 'Cancel 1 board and refund €18.00' }).click();

  await expect(page.getByText('Cancelled. The other boards stay yours')).toBeVisible();
  const tickets = page.getByRole('article');
  await expect(tickets.nth(0).getByText('Available', { exact: true })).toBeVisible();
  await expect(tickets.nth(1).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('€18.00 went back to your card')).toBeVisible();
  const mails = async () => (await listMessages(page, email)).map(({ subject }) => subject).join('\n');
  await expect.poll(mails).toContain('1 board cancelled');
  await expectAccessible(page);
});

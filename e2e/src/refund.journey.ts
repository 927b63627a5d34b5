import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** A refund that a bank sends back, as happens when a card was replaced. */

const REFUNDS_COME_BACK = '4000000000005126';
const PHONE_WIDE = { width: 390, height: 844 };
const refundPage = new RegExp(`${paths.refund('')}[\\w-]+`);

test('whoever gets money back that the bank returned names an account on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE_WIDE);
  const email = 'returned-refund@example.com';
  await signIn(page, email);
  await openStation(page);
  await chooseTime(page, 4, '07:00', '08:00');
  await fillPerson(page, '+372 5555 0311');
  await goPay(page);
  await payByCard(page, REFUNDS_COME_BACK);
  await shownCode(page);
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /refund/ })
    .click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  const readMail = async () => {
    await page.request.post('/sandbox/api/clock', { data: { advanceInSeconds: 120 } });
    const answer = await page.request.get(`/sandbox/api/messages?to=${email}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return messages.map(({ text }) => refundPage.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(readMail, { timeout: 20_000 }).toBeTruthy();
  const address = (await readMail()) ?? '';

  await page.reload();
  await expect(page.getByText(/could not pay .* back the way you paid/)).toBeVisible();
  await expect(page.getByText('goes back to your card')).toHaveCount(0);
  await expect(page.getByText('€18.00 still to be transferred')).toBeVisible();
  await expect(page.getByText('€18.00 went back to your card')).toHaveCount(0);
  await expectAccessible(page);
  const name = page.getByRole('link', { name: 'Enter an account' });
  await awake(name);
  await name.click();
  await expect(page).toHaveURL(address);
  const iban = page.getByRole('textbox', { name: /IBAN/ });
  await awake(iban);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /Account holder/ }).fill('Mari Maasikas');
  await iban.fill('EE38 2200 2210 2014 5686');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(iban).toBeFocused();
  await expect(page.getByText('not an account number').first()).toBeVisible();
  await iban.fill('EE38 2200 2210 2014 5685');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await expect(page.getByText('Thank you. We transfer it')).toContainText('5685');
  await expect(page.getByText('not an account number')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_WIDE.width);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Thank you. We transfer it')).toBeVisible();

  await page.getByRole('link', { name: 'See the booking' }).click();
  await expect(page.getByText('to the account you named')).toBeVisible();

  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.money('transfers'));
  const number = page.getByText('EE38 2200 2210 2014 5685').first();
  await expect(number).toBeVisible();
  // On a single line, for comparing.
  expect((await number.boundingBox())?.height).toBeLessThan(30);

  await signIn(page, 'somebody-else@example.com');
  expect((await page.goto(address))?.status()).toBe(404);
});

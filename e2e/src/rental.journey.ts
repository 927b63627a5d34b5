import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, newestMessage, test } from './journey.ts';
import { chooseDay, fillPerson, goPay, payByCard, shownCode, signInAtForm } from './rental-steps.ts';

/** From the home page to the door code and to a cancellation, as a new customer on a phone. */

test('a new customer books, pays, holds the code and cancels', async ({ page }) => {
  const email = 'newcomer@example.com';
  await page.goto(paths.home());
  await page.getByRole('link', { name: /Book Now.*Pirita/ }).click();
  await expect(page).toHaveURL(paths.station('pirita'));
  await expect(page.getByText('Book SUP board here')).toBeVisible();
  await signInAtForm(page, email);
  await expect(page).toHaveURL(paths.station('pirita'));

  // Not tomorrow, which shortly before midnight is too close for a refund.
  await chooseDay(page, 3);
  await fillPerson(page, '+372 5555 0199');
  await goPay(page);
  await expect(page.getByText('Starting fee').first()).toBeVisible();
  await expect(page.getByText(/SUP board rental for 60 minutes/).first()).toBeVisible();
  await payByCard(page);

  const code = await shownCode(page);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  expect((await newestMessage(page, '+37255550199')).text).toContain(code);
  await expect.poll(async () => (await newestMessage(page, email)).text).toContain(code);

  await page.goto(paths.reservations());
  await expect(page.getByRole('heading', { name: 'Your reservations' })).toBeVisible();
  await expect(page.getByText('Pirita rand').locator('visible=true').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByText('Pirita rand').locator('visible=true').first().click();
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('€18.00');
  await dialog.getByRole('button', { name: /18\.00/ }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

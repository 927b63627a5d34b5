import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { chooseTime, fillPerson, goPay, onPaymentPage, openStation, payByCard, shownCode } from './rental-steps.ts';

/** The card saved with a booking: shown, needed, replaced, removed. */

const MASTERCARD = '5555555555554444';

test('the payment page says what is bought, and offers the card to whoever wished it', async ({ page }) => {
  await signIn(page, 'card-again@example.com');
  const book = async (from: string, to: string) => {
    await openStation(page);
    await chooseTime(page, 4, from, to);
    await fillPerson(page, '+372 5555 0311');
    await goPay(page);
    await expect(page.getByText(new RegExp(`Pirita rand · .+ · ${from}–${to} · 1 board`))).toBeVisible();
    await expect(page.getByText(/We hold this for you until \d\d:\d\d/)).toBeVisible();
  };
  await book('02:00', '03:00');
  await page.getByLabel('Offer this card to me the next time').check();
  await payByCard(page);
  await shownCode(page);

  await book('04:00', '05:00');
  const saved = page.getByRole('radio', { name: 'Visa •••• 4242' });
  await expect(saved).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Another card' }).check();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await saved.check();
  await expect(page.getByLabel('Card number')).toBeHidden();
  await page.getByRole('button', { name: /^Pay / }).click();
  await shownCode(page);
});

test('a saved card stays while a booking needs it, can be replaced, and goes afterwards', async ({ page }) => {
  await signIn(page, 'card-holder@example.com');
  const card = page.locator('#card');
  await page.goto(paths.settings());
  await expect(card).toContainText('No card is saved');

  await openStation(page);
  await chooseTime(page, 4, '18:00', '19:00');
  await fillPerson(page, '+372 5555 0310');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  const bookingPath = new URL(page.url()).pathname;

  await page.goto(paths.settings());
  await expect(card).toContainText('Visa •••• 4242');
  await expect(card).toContainText('not remove it yet');
  await expect(card.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'See the booking' })).toHaveAttribute('href', bookingPath);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Replace the card' }).click();
  await onPaymentPage(page);
  await payByCard(page, MASTERCARD);
  await expect(page).toHaveURL(paths.settings({ card: 'replaced', section: 'card' }));
  await expect(card.getByText('Your new card is saved')).toBeInViewport();
  await expect(card).toContainText('Your new card is saved');
  await expect(card).toContainText('Mastercard •••• 4444');
  await expect(card).not.toContainText('4242');

  await page.goto(bookingPath);
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /refund/ })
    .click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  await page.goto(paths.settings());
  const remove = card.getByRole('button', { name: /^Remove/ });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mastercard •••• 4444');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove the card' }).click();
  await expect(card).toContainText('No card is saved');
  await expect(card).toBeFocused();
});

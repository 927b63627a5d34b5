import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { chooseTime, fillPerson, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** A booking's documents: opened from its page as PDF, made out to a company. */

test('a receipt is opened as PDF and exchanged once for a company invoice', async ({ page }) => {
  await signIn(page, 'book-keeper@example.com');
  await openStation(page);
  await chooseTime(page, 4, '19:00', '20:00');
  await fillPerson(page, '+372 5555 0311');
  await goPay(page);
  await page.getByLabel('Offer this card to me the next time').check();
  await payByCard(page);
  await shownCode(page);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('link', { name: 'Receipts and invoice' }).click();
  await expect(page).toHaveURL(paths.receipts(bookingId));
  const receipt = page.getByRole('listitem').filter({ hasText: /EE-R-\d{4}-\d{6}/ });
  await expect(receipt).toContainText('€20.00');
  await expectAccessible(page);
  const pdf = await receipt.getByRole('link', { name: /^Open as PDF/ }).getAttribute('href');
  const file = await page.request.get(pdf ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');

  await receipt.getByRole('button', { name: 'Make it a company invoice' }).click();
  await receipt.getByLabel('Company').fill('Sõprade Aerud OÜ');
  await receipt.getByLabel('Registry number').fill('12345678');
  await receipt.getByLabel('VAT number').fill('EE101234567');
  await receipt.getByLabel('Address').fill('Ranna tee 1, 10132 Tallinn');
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Issue the invoice' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /EE-I-\d{4}-\d{6}/ })).toContainText('Sõprade Aerud OÜ');
  await expect(page.getByRole('listitem').filter({ hasText: /EE-C-\d{4}-\d{6}/ })).toContainText('-€20.00');
  await expect(page.getByRole('button', { name: 'Make it a company invoice' })).toHaveCount(0);
});

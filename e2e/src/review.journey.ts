import { calls } from '@laine/contract/calls.ts';
import { createCaller } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { rentAndReturn } from './station-steps.ts';

const TEXT = 'Flat water, a dry vest and nobody to wait for.';

/** Publishes the oldest waiting review, like an admin's program. */
async function publishReview(url: string): Promise<void> {
  const call = createCaller({ baseUrl: url });
  const { token } = await call(calls.adminLogin, { email: 'admin@laine.test', password: 'laine-admin-demo' });
  const asAdmin = createCaller({ baseUrl: url, headers: () => ({ authorization: `Bearer ${token}` }) });
  const { reviews } = await asAdmin(calls.reviewsToPublish, {});
  expect(reviews).toMatchObject([{ text: TEXT, stars: 4, stationName: 'Pirita rand' }]);
  await asAdmin(calls.publishReview, { reviewId: reviews[0]?.id ?? '', publish: true });
}

test('a review of a finished rental is written by keyboard, published and read on the home page', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await signIn(page, 'reviewer@example.com');
  await rentAndReturn(page, '+372 5555 0174');

  const section = page.getByRole('region', { name: 'How was it?' });
  await expect(section).toBeVisible();
  await expectAccessible(page);
  const send = section.getByRole('button', { name: 'Send review' });
  await send.click();
  await expect(section.getByText('Please fill this in').first()).toBeVisible();
  await expect(section.getByRole('radio', { name: '1 star', exact: true })).toBeFocused();

  await section.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await section.getByLabel('Your review').fill(TEXT);
  await expect(section.getByText(`${1000 - TEXT.length} characters left`)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);
  await send.click();

  const own = page.getByRole('region', { name: 'Thank you!' });
  await expect(own.getByRole('heading')).toBeFocused();
  await expect(own).toContainText('We read it first');
  await expectAccessible(page);
  await publishReview(product.url);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText('It is published');

  await page.goto(paths.home());
  const shown = page.getByRole('listitem').filter({ hasText: TEXT });
  await expect(shown).toContainText('Pirita rand');
  await expect(shown).toContainText('4 of 5 stars');
  await expect(page.getByText('Every review comes from a finished rental.')).toHaveCount(1);
  await expectAccessible(page);
});

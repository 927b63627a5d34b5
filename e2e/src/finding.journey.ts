import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, openHomeAwake, test } from './journey.ts';

test('whoever asks finds the nearest station first, and all of them on a map', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 58.38, longitude: 24.5 });
  await openHomeAwake(page);
  const names = page.locator('#locations').getByRole('article').getByRole('heading');
  await expect(names.first()).toHaveText('Pirita rand');
  const nearMe = page.getByRole('button', { name: 'Near me' });
  await nearMe.click();
  await expect(names.first()).toHaveText('Pärnu rand');
  await expect(nearMe).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Nearest to you first: Pärnu rand' })).toBeVisible();

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the stations' });
  await expect(map).toBeVisible();
  const sign = page.locator('.maplibregl-marker').getByRole('link', { name: 'Pirita rand' });
  await expect(sign.or(page.locator('.maplibregl-marker').getByRole('button')).first()).toBeVisible();
  await expectAccessible(page, ['light']);
});

test('a station tells the way to its lockers, in the language of its page', async ({ page }) => {
  await page.goto(`${paths.station('pirita')}?lang=et`);
  await expect(page.getByText(/Peatusest Pirita 4 minutit jalgsi/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Asendiplaan: Pirita rand' })).toBeVisible();
  await page.goto(`${paths.station('malaga')}?lang=fr`);
  await expect(page.getByText(/From the stop Paseo de Reding/)).toHaveAttribute('lang', 'en');
});

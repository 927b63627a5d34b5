import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';

const stylesOf = (page: Page) => page.locator('#page-styles').evaluate((element) => element.textContent);

test('a link between the pages of customers and staff loads the styles and words of the other', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(paths.reservations());
  const forCustomers = await stylesOf(page);

  const adminView = page.getByRole('banner').getByRole('link', { name: 'Admin view', includeHidden: true }).first();
  await awake(adminView);
  await page.evaluate(() => Object.assign(globalThis, { isStillTheSamePage: true }));
  await adminView.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${paths.admin()}`);
  await page.waitForLoadState();

  expect(await page.evaluate(() => 'isStillTheSamePage' in globalThis)).toBe(false);
  expect(await stylesOf(page)).not.toBe(forCustomers);
});

import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** How the language is chosen, and how long the choice lasts. */

/** Nobody touches the page in this time. It would wake by itself after fifteen seconds. */
const WELL_BEFORE_WAKING_MS = 10_000;

const spoken = (page: Page) => page.locator('html');

async function savedLanguage(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'locale')?.value;
}

/** Arrives as from a search engine's result: without our cookies. */
async function comeFromElsewhere(page: Page, path: string, origin: string): Promise<void> {
  await page.route('https://search.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${origin}${path}">Laine</a>` }),
  );
  await page.goto('https://search.example/');
  await page.getByRole('link').click();
  await page.waitForURL((url) => url.origin === origin);
}

test('whoever comes by an address in Russian stays in Russian', async ({ page, product }) => {
  await comeFromElsewhere(page, '/?lang=ru', product.url);
  await expect(spoken(page)).toHaveAttribute('lang', 'ru');
  expect(await savedLanguage(page)).toBe('ru');
  // Before the page's scripts arrive the browser itself follows the link.
  await page
    .locator(`a[href="${paths.station('pirita')}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(paths.station('pirita'));
  await page.reload();
  await expect(spoken(page)).toHaveAttribute('lang', 'ru');
});

test('whoever chose before keeps the choice', async ({ page, context, product }) => {
  await context.addCookies([{ name: 'locale', value: 'et', url: product.url, sameSite: 'Strict' }]);
  await comeFromElsewhere(page, '/login?lang=ru', product.url);
  await expect(spoken(page)).toHaveAttribute('lang', 'ru');
  expect(await savedLanguage(page)).toBe('et');
  await page.goto(paths.login());
  await expect(spoken(page)).toHaveAttribute('lang', 'et');
});

test('a language chosen while the home page sleeps wakes it', async ({ page }) => {
  await page.goto(paths.home());
  await expect(spoken(page)).toHaveAttribute('data-asleep');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('et');
  await expect(spoken(page)).toHaveAttribute('lang', 'et', { timeout: WELL_BEFORE_WAKING_MS });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are links, and the choice stays', async ({ page }) => {
    await page.goto(paths.login({ redirect: paths.reservations() }));
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeHidden();
    await page.getByRole('banner').locator('summary:visible', { hasText: 'en' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Freservations&lang=fr$/);
    await expect(spoken(page)).toHaveAttribute('lang', 'fr');
    await page.getByRole('banner').locator(`a[href="${paths.home()}"]`).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(spoken(page)).toHaveAttribute('lang', 'fr');
  });
});

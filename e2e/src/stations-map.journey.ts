import { adminPaths } from '@laine/contract/admin-paths.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';

/** The stations on a map. Nothing is changed here, so other journeys find them unchanged. */

const ADMIN = 'admin@laine.test';
const MAP = `${adminPaths.stations()}?view=map`;
const widths = [390, 768, 1280];

const region = (page: Page) => page.getByRole('region', { name: 'Map of the stations' });
const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas');
const signs = (page: Page) => page.locator('.maplibregl-marker').getByRole('button');

/** The drawing fills its box: no strip of it is missing. */
async function expectFilled(page: Page): Promise<void> {
  await expect(async () => {
    const drawn = await canvas(page).evaluate((node) => {
      const box = node.closest('.maplibregl-map')?.parentElement;
      return [box?.clientWidth, box?.clientHeight, node.clientWidth, node.clientHeight];
    });
    const [boxWidth, boxHeight, width, height] = drawn;
    expect([width, height]).toEqual([boxWidth, boxHeight]);
  }).toPass({ timeout: 30_000 });
}

async function expectInside(page: Page): Promise<void> {
  await expect(async () => {
    const box = await canvas(page).boundingBox();
    for (const sign of await signs(page).all()) {
      const place = await sign.boundingBox();
      if (!box || !place) throw new Error('nothing to measure');
      expect(place.x).toBeGreaterThanOrEqual(box.x);
      expect(place.y).toBeGreaterThanOrEqual(box.y);
      expect(place.x + place.width).toBeLessThanOrEqual(box.x + box.width);
    }
  }).toPass({ timeout: 30_000 });
}

for (const width of sample(widths, 3)) {
  test(`the map is filled and shows every station when it is loaded ${width} px wide`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, ADMIN);
    await page.goto(MAP);
    await expect(signs(page).first()).toBeVisible();
    await expectFilled(page);
    await expectInside(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    // Another width is filled too, and still shows all of them.
    await page.setViewportSize({ width: width === 390 ? 768 : 390, height: 844 });
    await expectFilled(page);
    await expectInside(page);
    // Nobody else learns who looks at which stations.
    expect(new Set(asked.filter((host) => host !== ''))).toEqual(new Set([new URL(page.url()).host]));
  });
}

test('list and map stand in the address, and both tell the same', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, ADMIN);
  await page.goto(adminPaths.stations());
  const toMap = page.getByRole('link', { name: 'Map', exact: true });
  await awake(toMap);
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Name or id').fill('malaga');
  await toMap.click();
  await expect(page).toHaveURL(/search=malaga&view=map|view=map&search=malaga/);
  await expect(signs(page)).toHaveCount(1);
  await expect(signs(page)).toContainText('Closed');
  await page.reload();
  await expect(region(page)).toBeVisible();
  await expect(signs(page)).toHaveCount(1);
  await signs(page).click();
  const card = page.getByRole('region', { name: 'Chosen on the map' });
  await expect(card).toContainText('Closed');
  await expect(card).toContainText(/boards? free/);
  await expect(card).toContainText(/Last heard|Never heard/);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  // Without a map people read the list, by keyboard as well.
  const list = page.getByRole('list', { name: 'Stations' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(adminPaths.station('malaga'));
});

test('stations that stand close together are one sign until one looks nearer', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(MAP);
  const several = signs(page)
    .filter({ hasText: /\d stations/ })
    .first();
  await expect(several).toBeVisible();
  await awake(several);
  // Other journeys create stations in the same spots, so it's uncertain which are separate after zooming in.
  const [name = ''] = /\d+ stations/.exec(await several.innerText()) ?? [];
  await several.click();
  await expect(signs(page).filter({ hasText: name })).toHaveCount(0);
  await expect.poll(() => signs(page).count()).toBeGreaterThan(1);
});

test('a station without a place is listed beside the map', async ({ page }) => {
  const id = `cape-${Date.now().toString(36)}`;
  await signIn(page, ADMIN);
  const made = await page.request.post('/api/stations/new', { data: { id, lockerCount: 1 } });
  expect(made.ok()).toBe(true);
  await page.goto(MAP);
  await expect(page.getByRole('list', { name: 'Without a place on the map' })).toContainText(id);
  await expect(signs(page).filter({ hasText: id })).toHaveCount(0);
});

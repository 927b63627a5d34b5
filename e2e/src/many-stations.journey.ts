import { paths } from '@laine/contract/paths.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import { demoStations } from '@laine/sandbox/demo/demo-stations.ts';
import type { Page } from '@playwright/test';
import { bookOne } from './booking-stage.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { tabTo } from './keyboard-steps.ts';
import { awake } from './rental-steps.ts';

/** A network of more stations than the home page shows at once. */

const MADE = 30;

const cards = (page: Page) => page.locator('#locations').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a station' });
const more = (page: Page) => page.getByRole('button', { name: 'Show more stations' });

/** In a line to the east of Tallinn, where the sandbox puts its visitors. */
async function makeStations(page: Page) {
  const taken = (await (await page.request.get('/api/stations?fields=id&limit=1')).json()) as { total: number };
  if (taken.total > MADE) return;
  await signIn(page, 'admin@laine.test');
  const facts = Object.fromEntries(
    Object.entries(demoStations[0]?.facts ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(';') : String(value),
    ]),
  );
  for (let number = 1; number <= MADE; number += 1) {
    const id = `shore-${number}`;
    const name = number === MADE ? 'Võsu laht' : `Shore ${number}`;
    const metadata = {
      ...facts,
      images: '',
      sitePlan: '',
      name,
      locationText: `Bay ${number}`,
      longitude: `${25 + number / 10}`,
    };
    expect((await page.request.post('/api/stations/new', { data: { id, lockerCount: 1 } })).ok()).toBe(true);
    const edit = await page.request.put(`/api/stations/${id}/edit`, { data: { metadata, status: 'disabled' } });
    expect(await edit.text()).not.toContain('cannot');
    expect(edit.ok()).toBe(true);
  }
  await page.context().clearCookies();
}

test.beforeEach(async ({ page }) => makeStations(page));

/** The page's scripts are there, and with them the nearest stations. */
async function openAwake(page: Page) {
  await page.goto(paths.home());
  await page.mouse.move(100, 100);
  await awake(field(page));
  await expect(cards(page)).toHaveCount(24);
}

for (const width of sample([390, 768, 1280], 3)) {
  test(`the nearest two dozen are shown, and the rest on demand, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAwake(page);
    expect((await names(page)).slice(0, 3)).toEqual(['Pirita rand', 'Shore 1', 'Shore 2']);
    await expect(page.locator('#locations')).toContainText(`24 of ${MADE + 3}`);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(MADE + 3);
    await expect(more(page)).toHaveCount(0);
    // Who came by keyboard goes on with the first of them.
    await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
    expect(new Set(await names(page)).size).toBe(MADE + 3);
  });
}

test('whoever types a name finds the station, comes back to it, and finds all again', async ({ page }) => {
  await openAwake(page);
  await tabTo(page, field(page));
  await page.keyboard.type('vosu');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator('#locations output')).toHaveText('1 station found');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\?search=vosu/);
  await cards(page).getByRole('link', { name: 'Võsu laht' }).first().click();
  await expect(page).toHaveURL(paths.station(`shore-${MADE}`));
  await page.goBack();
  await expect(field(page)).toHaveValue('vosu');
  expect(await names(page)).toEqual(['Võsu laht']);

  await field(page).fill('nowhere at all');
  await expect(page.getByText('No station found for “nowhere at all”.')).toBeVisible();
  await expect(page.locator('#locations output')).toHaveText('0 stations found');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all stations' }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page).not.toHaveURL(/search/);

  await field(page).fill('vosu');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: /Laine/ }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(field(page)).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the search', async ({ page }) => {
    await page.goto(paths.home());
    await expect(cards(page)).toHaveCount(6);
    await field(page).fill('shore 12');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\?search=shore\+12/);
    expect(await names(page)).toEqual(['Shore 12']);
  });
});

test('a network that fails says so and is asked again', async ({ page }) => {
  await openAwake(page);
  await page.route('**/station-cards?**', (route) => route.abort('internetdisconnected'));
  await field(page).fill('shore 12');
  const problem = page.getByRole('alert').filter({ hasText: 'The stations did not load.' });
  await expect(problem).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute('**/station-cards?**');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(problem).toHaveCount(0);
});

test('the map shows what is in view, and loads more when it moves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('within=') && asked.push(request.url()));
  await openAwake(page);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const signs = page.locator('.maplibregl-marker');
  await expect(signs.first()).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  const count = async () =>
    (await signs.allInnerTexts()).reduce((sum, text) => sum + Number(/(\d+) stations/.exec(text)?.[1] ?? 1), 0);
  // The last six were not among the cards.
  await expect.poll(count).toBeGreaterThan(24);
  await expectAccessible(page);
  const { fields } = Object.fromEntries(new URL(asked[0] ?? '').searchParams);
  expect(fields).toBe('name,latitude,longitude');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(asked.length).toBe(2);
});

test('a busy station shows three bookings, and all of them to whoever asks', async ({ page }) => {
  // The demo has three and, soon after midnight, those of another day: all of them sooner.
  await bookOne(page, 'fourth@example.com', 4);
  await page.goto(paths.home());
  const pirita = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pirita rand' }) });
  const rows = pirita.getByRole('link', { name: /\d{2}:\d{2}/ });
  await expect(rows).toHaveCount(3);
  const all = pirita.getByRole('button', { name: /^Show all \d+$/ });
  const count = Number((await all.innerText()).replaceAll(/\D/g, ''));
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count);
  await expect(rows.nth(3)).toBeFocused();
  // One's own, and only for oneself.
  await expect(rows.last()).toContainText('Yours');
  await page.context().clearCookies();
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(page.locator('#locations')).not.toContainText('Yours');
});

import { paths } from '@laine/contract/paths.ts';
import { expect, expectNoSidewaysScrolling, signIn, test } from './journey.ts';

test('a visitor sees three stations with prices, hours and upcoming bookings', async ({ page }) => {
  await page.goto(paths.home());
  const cards = page.locator('#locations').getByRole('article');
  // Other journeys create stations of their own.
  for (const name of ['Pirita rand', 'Pärnu rand', 'Playa de la Malagueta'])
    await expect(cards.filter({ has: page.getByRole('heading', { name }) })).toHaveCount(1);
  const pirita = cards.filter({ hasText: 'Pirita' });
  await expect(pirita).toContainText('€20.00 first hour, then €15.00 an hour');
  await expect(pirita).toContainText('€5.00 starting fee included');
  await expect(pirita.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', paths.station('pirita'));
  await expect(pirita).toContainText(/boards? free (right )?now|Closed now, opens/);
  const paernu = cards.filter({ hasText: 'Pärnu' });
  await expect(paernu).toContainText(/€\d+\.\d\d an hour/);
  await expect(paernu).not.toContainText(/starting fee|first hour/);
  const malaga = cards.filter({ hasText: 'Málaga' });
  await expect(malaga).toContainText('Inactive');
  await expect(malaga).not.toContainText(/free (right )?now|opens/);
  await expect(malaga.getByRole('link', { name: 'Book Now' })).toHaveCount(0);

  const place = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pirita rand' }) });
  const rows = place.getByRole('link', { name: /\d{2}:\d{2}/ });
  await expect(rows.first()).toHaveAttribute('href', /^\/bookings\/[\w-]{20,}$/);
  // The page's scripts wait until somebody moves, types or touches.
  await page.mouse.move(100, 100);
  await expect(pirita).toContainText(/\d+(\.\d)? km|\d+ m/);
});

test('the page works in its parts: anchors, steps, reviews, questions', async ({ page }) => {
  await page.goto(paths.home());
  await page.getByRole('link', { name: 'Book a board online' }).click();
  await expect(page).toHaveURL(/#locations$/);
  await expect(page.locator('#locations')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeAttached();

  await page.setViewportSize({ width: 390, height: 844 });
  const reviews = page.getByRole('region', { name: 'Back from the water' }).getByRole('figure');
  await expect(reviews.locator('visible=true')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(reviews.locator('visible=true')).toHaveCount(await reviews.count());

  const questions = page.locator('#faq details');
  await expect(questions.first()).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.first()).not.toHaveAttribute('open');
});

test('all sections and pictures are there before anybody moves, and a reload comes back to the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home());
  const sections = page.locator('main > section');
  const skipped = () =>
    sections.evaluateAll(
      (all) =>
        all.filter((section) => !section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  await expect(page.locator('html')).toHaveAttribute('data-asleep');
  await expect.poll(skipped).toBe(0);
  const missing = () =>
    page
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth === 0).length);
  await expect.poll(missing).toBe(0);

  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).not.toHaveAttribute('data-asleep');
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.locator('html')).not.toHaveAttribute('data-asleep');
});

test('changing the language is remembered, also in the profile', async ({ page }) => {
  await signIn(page, 'polyglot@example.com');
  await page.goto(paths.home());
  await page.getByRole('combobox', { name: 'Language' }).selectOption('et');
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'et', sameSite: 'Strict' });

  await page.context().clearCookies({ name: 'locale' });
  await page.goto(paths.home());
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
});

test('a profile that is not saved in time does not hold the language up', async ({ page }) => {
  await signIn(page, 'patient@example.com');
  await page.goto(paths.home());
  await page.route('**/users/me', () => {
    // Never answered.
  });
  await page.getByRole('combobox', { name: 'Language' }).selectOption('et');
  await expect(page.locator('html')).toHaveAttribute('lang', 'et');
});

test('the host guesses the language, and a link can choose it', async ({ request }) => {
  const home = async (path: string, host?: string) =>
    (await request.get(path, host === undefined ? {} : { headers: { host } })).text();
  expect(await home('/', 'laine.ee')).toContain('<html lang="et"');
  expect(await home('/', 'www.laine.es:443')).toContain('<html lang="es"');
  expect(await home('/?lang=fr', 'laine.ee')).toContain('<html lang="fr"');

  // Each address names itself as canonical, whichever was requested first.
  const originalOf = async (path: string) => /rel="canonical" href="([^"]+)"/.exec(await home(path))?.[1];
  expect(await originalOf('/')).toMatch(/\/$/);
  expect(await originalOf('/?lang=en')).toMatch(/\/\?lang=en$/);
});

for (const width of [390, 768, 1280]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.home());
    await expectNoSidewaysScrolling(page);
  });
}

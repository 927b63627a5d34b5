import { locales } from '@laine/contract/languages.ts';
import { paths } from '@laine/contract/paths.ts';
import { sample } from '@laine/contract/testing/sample.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScrolling, newestMessage, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

const legalPages = [paths.terms(), paths.privacy(), paths.dataDeletion(), paths.accessibility()];

const sectionsOf = (page: Page) => page.locator('main article section[id]');

for (const path of legalPages) {
  test(`${path} can be read on every screen, by everybody and in five languages`, async ({ page }) => {
    for (const locale of sample(locales, 2)) {
      const response = await page.goto(`${path}?lang=${locale}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('link[hreflang]')).toHaveCount(locales.length + 1);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScrolling(page);
    }
    await page.goto(`${path}?lang=en`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectAccessible(page);
    // One list of contents at a time, and every entry leads to its section.
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const sections = await sectionsOf(page).evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('href')))).toEqual(
      expect.arrayContaining(sections),
    );
    await entries.last().click();
    await expect(sectionsOf(page).last()).toBeInViewport();
  });
}

test('the words of a legal text come with its page and are in no script', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(paths.terms());
  await awake(page.getByRole('button', { name: 'Print' }));
  const titles = await page.locator('main article section[id] h2').allInnerTexts();
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded.length).toBeGreaterThan(10_000);
  for (const title of titles) {
    const words = title.replace(/^\d+\.\s*/, '');
    // A single word, such as 'Taxes', may occur in any script.
    if (words.includes(' ')) expect([words, loaded.includes(words)]).toEqual([words, false]);
  }
});

test('on a phone the contents unfold, and on paper there is the text alone', async ({ page }) => {
  await page.goto(paths.terms());
  await page.getByRole('navigation', { name: 'Contents' }).locator('summary').click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Taxes' }).click();
  await expect(page.locator('#taxes')).toBeInViewport();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const noise of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(noise)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(51, 51, 51)');
  const address = await page
    .locator(`main a[href="${paths.privacy()}"]`)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain(`${new URL(page.url()).origin}${paths.privacy()}`);
});

test('the page about deletion leads to the real thing', async ({ page }) => {
  await page.goto(paths.dataDeletion('nobody-was-ever-given-this'));
  await expect(page.getByText('We do not know this code')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and go to deletion' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(paths.settings({ section: 'delete' }));

  await signIn(page, 'leaver@example.com');
  await page.goto(paths.dataDeletion());
  await expect(page.getByText('Your request through Facebook')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to deletion' }).click();
  await expect(page).toHaveURL(paths.settings({ section: 'delete' }));
  await expect(page.locator('#delete')).toBeInViewport();
});

test('no link of header, footer and legal pages is dead', async ({ page }) => {
  const checked = new Set<string>();
  const gather = async (path: string) => {
    await page.goto(path);
    // Rows on the home page lead to bookings, which are other people's.
    const links = page.locator(path === paths.home() ? 'header a[href], footer a[href]' : 'a[href]');
    const origin = new URL(page.url()).origin;
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    return addresses
      .filter((address) => address.startsWith(`${origin}/`))
      .map((address) => address.slice(origin.length));
  };
  const expectAlive = async (path: string) => {
    const [address = '', anchor] = path.split('#');
    if (checked.has(path) || address === '/api/auth/logout') return;
    checked.add(path);
    const response = await page.request.get(address);
    expect([path, response.status()]).toEqual([path, 200]);
    if (anchor && response.headers()['content-type']?.includes('html')) {
      expect([path, (await response.text()).includes(`id="${anchor}"`)]).toEqual([path, true]);
    }
  };
  await signIn(page, 'link-follower@example.com');
  for (const from of [paths.home(), ...legalPages]) for (const path of await gather(from)) await expectAlive(path);
  await page.context().clearCookies();
  for (const from of [paths.home(), ...legalPages]) for (const path of await gather(from)) await expectAlive(path);
  expect(checked.size).toBeGreaterThan(10);
});

test('terms that changed while the form was open are asked for again, and the mail brings them', async ({ page }) => {
  const email = 'agreeing@example.com';
  await signIn(page, email);
  await openStation(page);
  await chooseTime(page, 3, '05:00', '06:00');
  const { terms, pay, panel } = form(page);
  await panel.getByText('Five rules for the water').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'life vest' })).toBeVisible();
  await expectAccessible(page);

  await fillPerson(page, '+372 5555 0171');
  // Simulates a page from before the last release.
  await page.route('**/api/bookings/checkout', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), termsVersion: '2020-01-01' }),
    }),
  );
  await pay.click();
  await expect(panel.getByText('Our terms have changed.')).toBeVisible();
  await expect(terms).toBeFocused();
  await expect(terms).not.toBeChecked();
  await expect(pay).toBeDisabled();
  await page.unroute('**/api/bookings/checkout');
  await terms.check();
  await expect(panel.getByText('Our terms have changed.')).toHaveCount(0);
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  await expect(page.getByRole('heading', { name: 'Before you go out' })).toBeVisible();
  await awake(page.getByRole('button', { name: 'Copy code' }));

  await expect.poll(async () => (await newestMessage(page, email)).subject).toContain('door code');
  const [mail] = await listAttachments(page, email);
  expect(mail?.attachments[0]?.name).toMatch(/^Laine - Terms and conditions .*\.html$/);
  const file = await page.request.get(`/sandbox/api/messages/${mail?.id}/attachments/1`);
  expect(await file.text()).toContain('<html lang="en">');
});

type Mail = { id: string; attachments: { name: string }[] };

async function listAttachments(page: Page, to: string): Promise<Mail[]> {
  const response = await page.request.get(`/sandbox/api/messages?channel=email&to=${encodeURIComponent(to)}`);
  return ((await response.json()) as { messages: Mail[] }).messages;
}

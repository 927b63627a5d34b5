import { paths } from '@laine/contract/paths.ts';
import { browserStorage, type BrowserStorageEntry } from '@laine/legal/browser-storage.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, typeMailedCode } from './journey.ts';
import { chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

type Place = BrowserStorageEntry['place'] | 'local-storage';
type Seen = { place: Place; name: string };

/** The stand-ins for other companies are below this path; what they store is theirs. */
const isOurs = (url: string) => !new URL(url).pathname.startsWith(paths.sandbox());

/** Records every name that our pages and answers store, even for a moment. */
async function watchStorage(context: BrowserContext): Promise<Seen[]> {
  const seen: Seen[] = [];
  context.on('response', async (response) => {
    if (!isOurs(response.url())) return;
    for (const { name, value } of await response.headersArray().catch(() => [])) {
      if (name.toLowerCase() === 'set-cookie') seen.push({ place: 'cookie', name: value.split('=', 1)[0] ?? '' });
    }
  });
  await context.exposeFunction('noteStored', (place: Place, name: string, url: string) => {
    if (isOurs(url)) seen.push({ place, name });
  });
  await context.addInitScript(() => {
    const { noteStored } = window as unknown as { noteStored: (place: Place, name: string, url: string) => void };
    const note = (place: Place, name: string) => noteStored(place, name, location.href);
    const setItem = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function (name, value) {
      note(this === localStorage ? 'local-storage' : 'session-storage', name);
      setItem.call(this, name, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document) as string,
      set(text: string) {
        note('cookie', text.split('=', 1)[0] ?? '');
        cookie?.set?.call(document, text);
      },
    });
  });
  return seen;
}

const nameOf = ({ name, nameOverHttp }: BrowserStorageEntry) => nameOverHttp ?? name;
const isEntry = (entry: BrowserStorageEntry, { place, name }: Seen) =>
  place === entry.place && (entry.isPrefix ? name.startsWith(nameOf(entry)) : name === nameOf(entry));

async function signInByMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await typeMailedCode(page, email);
}

test('a browser stores what the privacy text lists, and nothing else', async ({ page, context }) => {
  const seen = await watchStorage(context);
  await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write']);
  await context.setGeolocation({ latitude: 59.47, longitude: 24.83 });

  await page.goto(paths.home());
  await page.mouse.move(100, 100);
  await page.getByRole('button', { name: /near me/i }).click();
  for (const path of [paths.terms(), paths.privacy(), paths.dataDeletion(), paths.accessibility(), '/nowhere']) {
    await page.goto(path);
  }

  // Choosing before signing in: the choice waits in the tab.
  await openStation(page);
  await chooseTime(page, 3, '03:00', '04:00');
  await form(page).panel.getByRole('link', { name: 'Other ways to sign in' }).click();
  await signInByMail(page, 'stored@example.com');
  await expect(page).toHaveURL(paths.station('pirita'));
  await fillPerson(page, '+372 5555 0172');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  const listCaches = () => page.evaluate(() => caches.keys());
  await expect.poll(listCaches).not.toEqual([]);
  await page.getByRole('button', { name: 'Share this ticket' }).click();
  await expect(page.getByText('Send the link to whoever paddles with you.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect.poll(listCaches).toHaveLength(2);
  const cachesSeen = await listCaches();
  await page.goto(paths.reservations());
  await page.goto(paths.settings());
  await page.goto(`${paths.home()}?lang=et`);
  await page.goto(`${paths.home()}?lang=en`);
  await page.goto('/api/auth/logout');
  await expect.poll(listCaches).toEqual([]);

  // Facebook's address is unverified, so a code confirms it.
  await page.goto(paths.login({ redirect: paths.reservations() }));
  await page.getByRole('link', { name: 'Continue with Facebook' }).click();
  await page.getByRole('button', { name: /Lucía/ }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  // Values written while leaving a page can only be found afterwards.
  for (const name of await page.evaluate(() => Object.keys(sessionStorage)))
    seen.push({ place: 'session-storage', name });
  for (const name of await page.evaluate(() => Object.keys(localStorage))) seen.push({ place: 'local-storage', name });
  for (const name of cachesSeen) seen.push({ place: 'cache-storage', name });
  const unlisted = seen.filter((one) => !browserStorage.some((entry) => isEntry(entry, one)));
  expect(unlisted).toEqual([]);
  const left = (await context.cookies()).filter(({ path }) => !path.startsWith(paths.sandbox()));
  for (const { name } of left) expect(browserStorage.map(nameOf)).toContain(name);
  const neverSeen = browserStorage.filter((entry) => !seen.some((one) => isEntry(entry, one)));
  expect(neverSeen.map(nameOf)).toEqual([]);
});

import { paths } from '@laine/contract/paths.ts';
import { sweptLanguages } from '@laine/contract/testing/sample.ts';
import type { Page } from '@playwright/test';
import { bookOne } from './booking-stage.ts';
import { findFaultsAt } from './find-faults-at.ts';
import { expect, test } from './journey.ts';
import { awake, form } from './rental-steps.ts';

/** A customer's other screens (see `sweep.journey.ts`), in five languages, text twice as large, narrowest phone. */

// As in the sweep of the booking page.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ mode: 'parallel' });

type Look = (name: string) => Promise<void>;

/** Opens a page in this language, with its full layout. */
async function open(page: Page, address: string, lang: string): Promise<void> {
  const { pathname, search, hash } = new URL(address, 'http://any');
  await page.goto(`${pathname}${search ? `${search}&` : '?'}lang=${lang}${hash}`);
  // Content further down waits for the first touch.
  await page.evaluate(() => document.documentElement.removeAttribute('data-asleep'));
}

const forEverybody = {
  home: paths.home(),
  'gift cards': paths.giftCards({ for: 'somebody' }),
  passes: paths.passes(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  accessibility: paths.accessibility(),
  'data deletion': paths.dataDeletion(),
  unsubscribing: paths.unsubscribe('abcdefghijklmnopqrstuvwx', 'news'),
  'no page': '/nowhere',
  'a ticket that is none': `${paths.ticket()}#none`,
  'a station, from the code at its lockers': `${paths.station('pirita')}?here`,
  'an unknown station': paths.station('nowhere'),
};

const forWhoIsSignedIn = {
  home: paths.home(),
  station: paths.station('pirita'),
  'a closed station': paths.station('kuressaare'),
  reservations: paths.reservations(),
  settings: paths.settings(),
  'own data': paths.ownData(),
  'gift cards': paths.giftCards(),
  passes: paths.passes(),
  debts: paths.debts(),
};

async function lookAtSignIn(page: Page, lang: string, look: Look): Promise<void> {
  for (const [place, address] of Object.entries({ station: paths.station('pirita'), login: paths.login() })) {
    await open(page, address, lang);
    if (place === 'station') {
      await awake(form(page).pay);
      await look('station, signed out');
      await page.locator('section[aria-labelledby=login-cover] button').first().click();
    }
    await awake(page.locator('#email'));
    await look(`${place}, asked for an address`);
    await page.locator('#email').fill(`large-${place}-${lang}@example.com`);
    await page.locator('#email').press('Enter');
    await expect(page.locator('#code')).toBeVisible();
    await look(`${place}, asked for the code`);
    // Otherwise the next page would ask for this code.
    await page.evaluate(() => sessionStorage.clear());
  }
}

for (const [index, lang] of sweptLanguages.entries()) {
  test(`every screen holds with text twice as large on the narrowest phone (${lang})`, async ({ page }) => {
    const faults: string[] = [];
    const look = async (name: string) => {
      const found = await findFaultsAt(page, 320, [200], 'body');
      faults.push(...found.map((fault) => `${name}, ${fault}`));
    };
    for (const [name, address] of Object.entries(forEverybody)) {
      await open(page, address, lang);
      if (name.includes('ticket')) await expect(page.locator('#main h1[tabindex]')).toBeVisible();
      await look(name);
    }
    await lookAtSignIn(page, lang, look);

    const { booking } = await bookOne(page, `large-text@${lang}.ee`, 2 + (index % 3));
    for (const [name, address] of Object.entries({ ...forWhoIsSignedIn, receipts: paths.receipts(booking.id) })) {
      await open(page, address, lang);
      await look(`${name}, signed in`);
    }

    const [session] = booking.sessions;
    const answer = await page.request.post(`/api/bookings/${booking.id}/sessions/${session?.id}/share`, { data: {} });
    const { url } = (await answer.json()) as { url: string };
    await open(page, url, lang);
    await awake(page.locator('#safety'));
    await look('shared ticket, rules');
    await page.locator('#safety').check();
    await page.locator('#main form [type=submit]').click();
    await expect(page.locator('article h2')).toBeVisible();
    await look('shared ticket, code');
    expect(faults).toEqual([]);
  });
}

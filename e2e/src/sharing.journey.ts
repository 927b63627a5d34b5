import type { Browser, Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { awake, fillPerson, form, freeBoards, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';
import {
  awaitLongDay,
  closeDoor,
  leaveScreen,
  openBeach,
  openedLocker,
  openScreen,
  productNow,
  putEverythingBack,
  takeEverything,
  typeCode,
} from './station-steps.ts';

/** Two people, one booking: the second has a link instead of an account. */

const ONE_REFRESH_MS = 11_000;

/** Two boards whose codes work now. */
async function rentTwo(page: Page, phone: string): Promise<void> {
  await awaitLongDay(page);
  await expect(async () => {
    const now = await productNow(page);
    const areFree = (await freeBoards(page, now.toString(), now.add({ minutes: 75 }).toString())) > 1;
    if (!areFree) await advanceClock(page, 900);
    expect(areFree).toBe(true);
  }).toPass();
  await openStation(page);
  await form(page).boards.nth(1).check();
  await fillPerson(page, phone);
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  await awake(page.getByRole('button', { name: 'Copy code' }).first());
}

const ticketOf = (page: Page, board: number) => page.getByRole('article').nth(board - 1);

const codeOf = (page: Page, board: number) =>
  ticketOf(page, board)
    .getByText(/^\d{4}$/)
    .innerText();

/** Presses Share and returns the copied link. */
async function share(page: Page, board: number): Promise<string> {
  await page.bringToFront();
  await ticketOf(page, board)
    .getByRole('button', { name: /^Share/ })
    .click();
  await expect(page.getByText('Send the link to whoever paddles with you.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function openAsFriend(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/Tallinn',
  });
  const friend = await context.newPage();
  await friend.clock.install();
  await friend.goto(url);
  return friend;
}

const keptBy = (friend: Page) => friend.evaluate(() => caches.keys());

async function agree(friend: Page): Promise<void> {
  await expect(friend.getByRole('article').getByRole('listitem')).toHaveCount(5);
  const show = friend.getByRole('button', { name: 'Show my code' });
  await show.click();
  await expect(friend.getByText('Please confirm this first.')).toBeVisible();
  await expectAccessible(friend);
  await friend.getByRole('checkbox').check();
  await show.press('Enter');
  await expect(friend.getByText('Copy code')).toBeVisible();
  await expect(friend.getByRole('region', { name: /^Door code \d \d \d \d$/ })).toBeFocused();
}

test('a friend gets one ticket by link, reads the rules and opens the locker with its code', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const email = 'sharer@example.com';
  await signIn(page, email);
  await rentTwo(page, '+372 5555 0431');
  const codes = [await codeOf(page, 1), await codeOf(page, 2)];
  const url = await share(page, 2);
  expect(new URL(url).hash).toMatch(/^#[\w-]{40,}$/);
  await page.clock.fastForward(ONE_REFRESH_MS);
  await expect(ticketOf(page, 2)).toContainText('Your friend has not opened the code yet.');
  await expect(ticketOf(page, 1)).not.toContainText('Shared');
  await expectAccessible(page);

  const friend = await openAsFriend(browser, url);
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(request.url()));
  await friend.reload();
  await agree(friend);
  expect(await codeOf(friend, 1)).toBe(codes[1]);
  await expectAccessible(friend);
  await expectNoSidewaysScrolling(friend);
  // Neither the other board, the customer nor the price; and the secret is in no address.
  const shown = await friend.locator('main').innerText();
  for (const secret of [codes[0] ?? '', email, '€']) expect(shown).not.toContain(secret);
  for (const address of asked) expect(address).not.toContain(new URL(url).hash.slice(1));

  // Without a network the code is there after a reload, nothing of the link is stored, and trying again keeps the link.
  await expect.poll(() => keptBy(friend)).toEqual(['shared-ticket']);
  await expect.poll(() => friend.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const kept = await friend.evaluate(async () => (await caches.match('/shared-ticket'))?.text());
  expect(kept).toContain(codes[1]);
  expect(kept).not.toContain(new URL(url).hash.slice(1));
  await friend.context().setOffline(true);
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(friend.getByText(/Your ticket as of \d\d:\d\d/)).toBeVisible();
  await expect(friend.getByText(codes[1] ?? '', { exact: true })).toBeVisible();
  await expectAccessible(friend);
  await friend.context().setOffline(false);
  await friend.getByRole('link', { name: 'Try again' }).click();
  await expect(friend.getByText('Copy code')).toBeVisible();
  expect(friend.url()).toBe(url);

  const screen = await openScreen(page);
  const beach = await openBeach(page);
  await typeCode(screen, 'Collect', codes[1] ?? '');
  const lockerNumber = await openedLocker(screen);
  await takeEverything(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await leaveScreen(screen);
  await page.bringToFront();
  await page.clock.fastForward(ONE_REFRESH_MS);
  await expect(page.getByText('1 of 2 boards is out')).toBeVisible();
  await expect(ticketOf(page, 2)).toContainText('Shared, and the board is out.');
  await expect(ticketOf(page, 2).getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await friend.bringToFront();
  await friend.clock.fastForward(ONE_REFRESH_MS);
  await expect(friend.getByText('Enjoy the water')).toBeVisible();

  await typeCode(screen, 'Return', codes[1] ?? '');
  await openedLocker(screen);
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await leaveScreen(screen);
  await friend.bringToFront();
  await friend.clock.fastForward(ONE_REFRESH_MS);
  await expect(friend.getByRole('heading', { name: 'This ticket is over' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Book a board' })).toBeVisible();
  await expectAccessible(friend);
  await friend.context().close();
});

test('a ticket that is taken back is dead: its page says so, and only the new code opens', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await signIn(page, 'takes-back@example.com');
  await rentTwo(page, '+372 5555 0432');
  const url = await share(page, 1);
  const friend = await openAsFriend(browser, url);
  await agree(friend);
  const old = await codeOf(friend, 1);
  // Sections of the page use the #, as the secret does: it stays a ticket after a reload.
  await friend.getByRole('link', { name: 'Skip to content' }).focus();
  await friend.keyboard.press('Enter');
  await expect(friend).toHaveURL(url);
  await friend.reload();
  await expect(friend.getByText('Copy code')).toBeVisible();

  await page.bringToFront();
  await page.clock.fastForward(ONE_REFRESH_MS);
  await expect(ticketOf(page, 1)).toContainText('Your friend has the code.');
  await ticketOf(page, 1).getByRole('button', { name: 'Take back' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('The ticket is yours again')).toBeVisible();
  await expect.poll(() => codeOf(page, 1)).not.toBe(old);
  const fresh = await codeOf(page, 1);

  await friend.bringToFront();
  await friend.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await friend.clock.fastForward(ONE_REFRESH_MS);
  await expect(friend.getByRole('heading', { name: 'This ticket is no longer valid' })).toBeFocused();
  expect(await friend.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => keptBy(friend)).toEqual([]);
  await expect(friend.getByText('took it back')).toBeVisible();
  await expect(friend.getByText(old)).toHaveCount(0);
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'This ticket is no longer valid' })).toBeVisible();
  await expect(friend.getByText('took it back')).toBeVisible();
  await expectAccessible(friend);
  await friend.context().close();

  const screen = await openScreen(page);
  await typeCode(screen, 'Collect', old);
  await expect(screen.getByText('This code opens nothing now', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await typeCode(screen, 'Collect', fresh);
  const lockerNumber = await openedLocker(screen);
  await closeDoor(await openBeach(page), lockerNumber);
});

import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import {
  advanceClock,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  mailedCode,
  signIn,
  test,
} from './journey.ts';
import { awake } from './rental-steps.ts';

/** A station's settings. The other journeys rent at another one. */

const STATION = 'malaga';
const ADMIN = 'admin@laine.test';
const LONGER_THAN_FRESH_SECONDS = 16 * 60;
const PHONE = { width: 390, height: 844 };

/** A date in the far future, when nobody books. */
async function fillTime(page: Page, name: 'From' | 'Until', date: string, time: string): Promise<void> {
  const group = page.getByRole('group', { name });
  await group.getByLabel('Date').fill(date);
  await group.getByLabel('Time').fill(time);
}

async function expectGoodOnPhone(page: Page): Promise<void> {
  await expectAccessible(page);
  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScrolling(page);
  if (wide) await page.setViewportSize(wide);
}

/** The screen asks for a fresh sign-in before it continues. */
async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(page, ADMIN));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in and go on' }).click();
}

test('an owner comes in at the own entrance and stands before the wall', async ({ page }) => {
  await page.goto(paths.myStations());
  await expect(page).toHaveURL(paths.login({ redirect: paths.myStations() }));
  await signIn(page, 'owner@laine.test');
  await page.goto(paths.myStations());
  await expect(page).toHaveURL(adminPaths.station('pirita'));
  await page.goto(paths.myStation('pirita'));
  await expect(page.getByRole('list', { name: 'Lockers' })).toBeVisible();
  // Admin pages aren't there, and neither is somebody else's station.
  await expect(page.getByRole('link', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Console' })).toHaveCount(0);
  for (const address of [adminPaths.station('pirita', 'console'), paths.myStation(STATION)]) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 404]);
  }
});

test('a customer finds no entrance for owners', async ({ page }) => {
  await signIn(page, 'no-owner@example.com');
  const answer = await page.goto(paths.myStations());
  expect(answer?.status()).toBe(404);
});

test('a locker is closed for a time after a look at whom it touches, and opened again', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station(STATION, 'closures'));
  const look = page.getByRole('button', { name: 'Show which bookings it touches' });
  await awake(look);
  await expect(page.getByText('Nothing is closed, now or later.')).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Locker 2' });
  await fillTime(page, 'From', '2090-06-02', '10:00');
  await fillTime(page, 'Until', '2090-06-01', '12:00');
  await page.getByLabel('Reason').fill('New lock');
  await look.click();
  await expect(page.getByText('The end must come after the start')).toBeVisible();
  await fillTime(page, 'Until', '2090-06-03', '12:00');
  await look.click();
  await expect(page.getByText('No paid booking is touched.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What will happen' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
  await expectGoodOnPhone(page);
  // A changed wish needs another preview.
  await page.getByLabel('Reason').fill('A new lock');
  await expect(page.getByText('No paid booking is touched.')).toHaveCount(0);
  await look.click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const closures = page.getByRole('list', { name: 'Closures' });
  await expect(closures).toContainText('Locker 2');
  await expect(closures).toContainText('A new lock');
  await expectAccessible(page);
  await closures.getByRole('button', { name: 'Do not close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the closure' }).click();
  await expect(page.getByText('Nothing is closed, now or later.')).toBeVisible();
});

test('preferences are explained, checked while one types, and shown before they are saved', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station(STATION, 'preferences'));
  const timeout = page.getByLabel('Back to the start after (seconds)');
  await awake(timeout);
  await timeout.fill('2');
  await timeout.blur();
  await expect(timeout).toHaveAttribute('aria-invalid', 'true');
  await timeout.fill('75');
  await page.getByLabel('Staff PIN').fill('482913');
  await expect(page.getByText('You are about to change')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Back to the start after:' })).toContainText('75');
  await expect(page.getByRole('listitem').filter({ hasText: 'Staff PIN:' })).not.toContainText('482913');
  await expectGoodOnPhone(page);
  // Nobody leaves unsaved changes by mistake.
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(timeout).toHaveValue('75');
  await expect(page.getByLabel('Staff PIN')).toHaveValue('');
});

test('what owners may give away is set by admins, and owners are not asked', async ({ page }) => {
  await signIn(page, 'owner@laine.test');
  await page.goto(adminPaths.station('pirita', 'public'));
  await expect(page.getByLabel('Service due after (rentals)')).toBeVisible();
  await expect(page.getByLabel('Goodwill per booking')).toBeHidden();
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station('pirita', 'public'));
  const limit = page.getByLabel('Goodwill per booking');
  const save = page.getByRole('button', { name: 'Save' }).first();
  await awake(limit);
  await limit.fill('25');
  await page.getByLabel('One more hour costs (% of the price per hour)').fill('40');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(limit).toHaveValue('25.00');
  await limit.fill('30');
  await page.getByLabel('One more hour costs (% of the price per hour)').fill('50');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('an admin adds an owner and removes them again', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station(STATION, 'people'));
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await awake(email);
  await advanceClock(page, LONGER_THAN_FRESH_SECONDS);
  await email.fill('new-owner@example.com');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await signInAgain(page);
  const owners = page.getByRole('list', { name: 'Owners' });
  await expect(owners).toContainText('new-owner@example.com');
  await expectGoodOnPhone(page);
  await owners.getByRole('button', { name: 'Remove new-owner@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('new-owner@example.com', { exact: true })).toHaveCount(0);
});

test('a webhook is set and tried, and its secret asks for a fresh sign-in', async ({ page, product }) => {
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station(STATION, 'webhook'));
  const address = page.getByLabel('Web address');
  await awake(address);
  await address.fill(`${product.url}/sandbox/api/webhook-sink?status=503`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('It did not arrive. The answer stands under Deliveries.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('Not delivered: 503');
  await address.fill(`${product.url}/sandbox/api/webhook-sink`);
  await page.getByRole('button', { name: 'Save' }).click();
  // A test of the old address says nothing about the new one.
  await expect(page.getByText('It did not arrive. The answer stands under Deliveries.')).toBeHidden();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('It arrived: the receiver said yes.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('Answer: 200');

  await advanceClock(page, LONGER_THAN_FRESH_SECONDS);
  await page.getByRole('button', { name: 'Show the secret' }).click();
  await signInAgain(page);
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectGoodOnPhone(page);
});

test('the console asks the station, and asks back before its key is replaced', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station(STATION, 'console'));
  const command = page.getByLabel('Command', { exact: true });
  await awake(command);
  await expectGoodOnPhone(page);
  await command.fill('echo ahoy');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // The demo's stations were started without that permission, and say so.
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This station does not accept commands');
  await page.getByRole('button', { name: 'Make a new key' }).click();
  await expect(page.getByRole('dialog')).toContainText('The old key ends at once.');
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
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

/** A new admin sets up a station, from its id to its first open door, with the command that the page shows. */

const ADMIN = 'admin@laine.test';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONGER_THAN_FRESH_SECONDS = 16 * 60;
const TEN_MINUTES_IN_MS = 600_000;

type Started = { stop: () => Promise<void> };

/**
 * Runs a command as an operator would type it, in a folder that looks like Laine's, so that the program's memory stays
 * out of ours. The touch screen takes any free port.
 */
async function runShown(command: string): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'laine-new-station-'));
  for (const name of ['node_modules', 'station']) await symlink(join(ROOT, name), join(folder, name));
  const { PATH, HOME } = process.env;
  const shell = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // The shell and its children end together.
    detached: true,
  });
  return {
    async stop() {
      await end(shell);
      await rm(folder, { recursive: true });
    },
  };
}

async function end(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null || shell.pid === undefined) return;
  const ended = once(shell, 'exit');
  process.kill(-shell.pid, 'SIGTERM');
  await ended;
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
}

/** A required field's label has a mark that isn't part of its accessible name. */
const named = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Unique, so that every attempt has a station of its own. */
const newId = () => `cove-${Date.now().toString(36)}`;

async function makeStation(page: Page, id: string, lockers: string): Promise<void> {
  await page.goto(adminPaths.newStation());
  const field = named(page, 'Id of the station');
  await awake(field);
  await field.fill(id);
  await named(page, 'How many lockers').fill(lockers);
  await page.getByRole('button', { name: 'Make the station' }).click();
  await expect(page).toHaveURL(adminPaths.newStation(id));
}

async function describeStation(page: Page): Promise<void> {
  await named(page, 'Name').fill('Cove of the North');
  await named(page, 'Place').fill('Cove road 1, Tallinn');
  await named(page, 'Latitude').fill('59.48');
  await named(page, 'Longitude').fill('24.1');
  await named(page, 'Phone').fill('+372 5555 0199');
  await named(page, 'E-mail').fill('cove@laine.test');
  await named(page, 'Price per hour').fill('14');
}

/** Each mistake is answered in the words and the unit of its field; a place can be pasted from a map. */
async function makeMistakes(page: Page, save: Locator): Promise<void> {
  const tries = [
    ['Latitude', 'north of Pirita', 'This is not a number', '59.1'],
    ['Price per hour', 'cheap', 'We cannot read this sum for sure: type it like 12.50 or 1500.00', '14'],
    ['Shortest rental (minutes)', '400', 'At most 6 hrs', '60'],
    ['Longest rental (minutes)', '500', 'From the shortest rental to 360 minutes', '360'],
    ['Boards per booking', '9', 'From 1 to 3 boards', '3'],
    ['Closes', '07:00', 'Later than it opens', '21:00'],
  ] as const;
  for (const [field, wrong, words, right] of tries) {
    await named(page, field).fill(wrong);
    await save.click();
    await expect(page.getByText(words)).toBeVisible();
    await named(page, field).fill(right);
    await expect(page.getByText(words)).toHaveCount(0);
  }
  await named(page, 'Latitude').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '59.48, 24.9');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(named(page, 'Latitude')).toHaveValue('59.48');
  await expect(named(page, 'Longitude')).toHaveValue('24.9');
}

test('a new admin sets up a station, from its id to its first open door', async ({ page }) => {
  const began = performance.now();
  const id = newId();
  await signIn(page, ADMIN);
  await page.goto(adminPaths.stations());
  await page.getByRole('link', { name: 'New station' }).click();
  await expect(page).toHaveURL(adminPaths.newStation());

  // The id is checked while typing.
  const idField = named(page, 'Id of the station');
  await awake(idField);
  await idField.pressSequentially('pirita rand');
  await expect(page.getByText('Small letters from a to z and digits')).toBeVisible();
  await idField.fill('pirita');
  await expect(page.getByText('Another station has this id')).toBeVisible();
  await expectGood(page);
  await idField.fill(id);
  await expect(page.getByText('Another station has this id')).toHaveCount(0);
  await named(page, 'How many lockers').fill('2');
  await page.getByText('Give lockers names (optional)').click();
  await named(page, 'Name of locker 2').fill('By the pier');
  await page.getByRole('button', { name: 'Make the station' }).click();

  // The customers' texts, with a preview card; nothing invalid is saved.
  await expect(page).toHaveURL(adminPaths.newStation(id));
  const save = page.getByRole('button', { name: 'Save and go on' });
  await save.click();
  await expect(named(page, 'Name')).toBeFocused();
  await describeStation(page);
  await makeMistakes(page, save);
  await expect(page.getByRole('heading', { name: 'As customers see it' })).toBeVisible();
  await expect(page.getByText('Cove road 1, Tallinn')).toBeVisible();
  await expectGood(page);
  await save.click();

  await expect(page).toHaveURL(adminPaths.newStation(id, 'hardware'));
  await save.click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await page.getByLabel('Simulated').check();
  await expectGood(page);
  await save.click();

  // The command is taken from the page and run unchanged.
  await expect(page).toHaveURL(adminPaths.newStation(id, 'program'));
  await page.getByRole('button', { name: 'Make the key and show the command' }).click();
  const command = page.getByLabel('Command: start');
  await expect(command).toBeVisible();
  await expect(page.getByText('Waiting for the program.')).toBeVisible();
  await expectGood(page);
  const program = await runShown(await command.innerText());
  try {
    await expect(page.getByText('The station is there.')).toBeVisible();
    await page.getByRole('link', { name: 'Test the doors' }).click();

    await expect(page).toHaveURL(adminPaths.newStation(id, 'doors'));
    const doors = page.getByRole('list', { name: 'Doors to test' }).getByRole('listitem');
    await expect(doors).toHaveCount(2);
    await expect(doors.nth(1)).toContainText('By the pier');
    await expect(page.getByRole('heading', { name: 'Your station is up' })).toHaveCount(0);
    await doors.nth(1).getByRole('button', { name: 'Read the tags' }).click();
    await expect(doors.nth(1).getByRole('alert')).toBeVisible();
    await doors.nth(0).getByRole('button', { name: 'Open the door' }).click();
    await expect(doors.nth(0)).toContainText('The door is open: its sensor says so.');
    await expect(page.getByRole('heading', { name: 'Your station is up' })).toBeVisible();
    expect(performance.now() - began).toBeLessThan(TEN_MINUTES_IN_MS);
    await expectGood(page);

    // The lockers are still empty, so nobody can open the station to customers.
    await expect(page.getByRole('button', { name: 'Open it for bookings' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Put boards into the lockers' }).click();
    await expect(page).toHaveURL(adminPaths.newStation(id, 'boards'));
    const lockers = page.getByRole('list', { name: 'Lockers to fill' }).locator('> li');
    await expect(lockers).toHaveCount(2);
    await expectGood(page);
    // The first door was tested and is open: nobody confirms its contents, and it's out of service for now.
    const seen = { name: 'I see board, paddle and vest in it' };
    await lockers.nth(0).getByRole('button', seen).click();
    await expect(lockers.nth(0)).toContainText('A door stands open');
    const outOfService = { data: { status: 'disabled' } };
    expect((await page.request.put(`/api/stations/${id}/lockers/1/edit`, outOfService)).status()).toBe(200);
    await lockers.nth(1).getByRole('button', seen).click();
    await expect(lockers.nth(1).getByRole('button', { name: 'They are not all in it' })).toBeVisible();

    // Until now customers can read about it but not book; one press opens it to them.
    const isOffered = async () => {
      const { stations } = (await (await page.request.get('/api/stations')).json()) as {
        stations: { id: string; status: string }[];
      };
      return stations.find((station) => station.id === id)?.status;
    };
    expect(await isOffered()).toBe('disabled');
    await page.getByRole('button', { name: 'Open it for bookings' }).click();
    await expect(page.getByText('Cove of the North is open for bookings.')).toBeVisible();
    expect(await isOffered()).toBe('active');
    await page.getByRole('link', { name: 'As customers see it' }).click();
    await expect(page).toHaveURL(paths.station(id));
    await expect(page.getByText('Cove road 1, Tallinn').first()).toBeVisible();
  } finally {
    await program.stop();
    // Other journeys look at the stations that customers see.
    await page.request.put(`/api/admin/stations/${id}/edit`, { data: { status: 'hidden' } });
  }
});

test('setting up is left at any step and goes on elsewhere; a lost secret is replaced', async ({ page, browser }) => {
  const id = newId();
  await signIn(page, ADMIN);
  await makeStation(page, id, '1');
  // Nobody loses typed text by mistake.
  await named(page, 'Name').fill('Half a name');
  await page.getByRole('link', { name: 'Today' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave and lose it' }).click();
  // An address can't skip unfinished steps.
  await page.goto(adminPaths.newStation(id, 'doors'));
  await expect(page.getByRole('button', { name: 'Save and go on' })).toBeVisible();
  await awake(named(page, 'Name'));
  await describeStation(page);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page).toHaveURL(adminPaths.newStation(id, 'hardware'));
  // Without the port of the locks no door would open.
  await page.getByLabel('Real ones').check();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await named(page, 'Port of the locks').fill('/dev/ttyUSB0');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByRole('button', { name: 'Make the key and show the command' }).click();
  const command = page.getByLabel('Command: start');
  await expect(command).toContainText('DRIVER=serial');
  const first = await command.innerText();

  // Another browser knows as much, but not the secret.
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
  });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, ADMIN);
  await elsewhere.goto(adminPaths.newStation());
  await elsewhere
    .getByRole('link', { name: /Cove of the North.*Next: Key and program/s })
    .first()
    .click();
  await expect(elsewhere).toHaveURL(/\/admin\/new-station\/cove-/);
  await elsewhere.goto(adminPaths.newStation(id));
  await expect(elsewhere.getByText('A key was made earlier.')).toBeVisible();
  const again = elsewhere.getByRole('button', { name: 'Make a new key' });
  await awake(again);
  await advanceClock(elsewhere, LONGER_THAN_FRESH_SECONDS);
  await again.click();
  await elsewhere.getByRole('button', { name: 'Send the code' }).click();
  await elsewhere.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(elsewhere, ADMIN));
  await elsewhere.getByRole('button', { name: 'Sign in and go on' }).click();
  const second = elsewhere.getByLabel('Command: start');
  await expect(second).toBeVisible();
  expect(await second.innerText()).not.toBe(first);
  await expectGood(elsewhere);
  // Finished steps can be viewed again.
  await elsewhere.getByRole('link', { name: 'Hardware' }).click();
  await expect(named(elsewhere, 'Port of the locks')).toHaveValue('/dev/ttyUSB0');
  await context.close();
});

test('a new station is begun from the menu, and by admins alone', async ({ page }) => {
  await signIn(page, 'owner@laine.test');
  for (const address of [adminPaths.newStation(), adminPaths.newStation('pirita')]) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 404]);
  }
  await page.goto(adminPaths.stations());
  await expect(page.getByRole('link', { name: 'New station' })).toHaveCount(0);
  await signIn(page, ADMIN);
  await page.goto(adminPaths.stations());
  const find = page.getByRole('button', { name: 'Find' });
  await awake(find);
  await find.click();
  await page.getByRole('combobox', { name: 'Find' }).fill('new st');
  await page.getByRole('option', { name: 'New station' }).click();
  await expect(page).toHaveURL(adminPaths.newStation());
});

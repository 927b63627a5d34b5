import { adminPaths } from '@laine/contract/admin-paths.ts';
import {
  advanceClock,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  reloadWithoutScripts,
  signIn,
  test,
} from './journey.ts';
import { awake } from './rental-steps.ts';

const STATION = 'parnu';

test('an owner’s thing goes to the workshop and comes back serviced', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.station(STATION, 'items'));
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const board = page.getByRole('table', { name: 'Items' }).getByRole('link').first();
  const name = await board.innerText();
  await board.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move' }).click();
  const drawer = page.getByRole('dialog', { name: 'Move' });
  await drawer.getByRole('radio', { name: 'In the workshop' }).check();
  await drawer.getByRole('button', { name: 'Move' }).click();
  // The next renter of this locker is listed first.
  await expect(drawer.getByText(/bookings? moves? to (?:another locker|other lockers):/)).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Move it all the same' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Serviced now' }).click();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Serviced');
  // An accidental press can be undone, with everything that it changed.
  await expect(page.getByText(/^Rentals since service: \d+ → 0$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the service' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Service taken back');
  await expect(page.getByRole('button', { name: 'Undo the service' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move' }).click();
  await drawer.getByRole('radio', { name: 'In its locker' }).check();
  await drawer.getByRole('button', { name: 'Move' }).click();
  await expect(drawer).toBeHidden();
  await expectNoSidewaysScrolling(page);
});

test('somebody with a phone goes through the doors, and the list and the log know', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.station(STATION, 'todo'));
  await page.getByRole('textbox', { name: 'To do at the next visit' }).fill('Oil the hinges');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByRole('checkbox', { name: 'Oil the hinges' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I am there: start the visit' }).click();
  await page.getByRole('button', { name: 'Open 1', exact: true }).click();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Locker 1' }) });
  await expect(first).toContainText('The door is open: its sensor says so.');
  await first.getByRole('button', { name: 'Read the tags' }).click();
  await expect(first.getByText('seen', { exact: true }).first()).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'End the visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the visit' });
  await dialog.getByRole('checkbox', { name: 'Oil the hinges' }).check();
  await expect(dialog.getByText('Still open by the sensor: 1')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'End the visit' })).toBeDisabled();
  await page.request.post(`/sandbox/api/stations/${STATION}/lockers/1/close`, { data: {} });
  await expect(dialog.getByText('Still open by the sensor: 1')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'End the visit' }).click();
  await expect(page.getByText('Staff visited the station').first()).toBeVisible();
  await page.goto(adminPaths.station(STATION, 'todo'));
  await expect(page.getByRole('checkbox', { name: 'Oil the hinges' })).toBeChecked();
});

test('what is typed before the scripts arrive and sent the moment they do is sent with its words', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.bookings());
  await page.getByRole('link', { name: 'Juan Pérez' }).first().click();
  await expect(page.getByRole('heading', { name: 'Juan Pérez' })).toBeVisible();
  // Makes the moment long: timers that ask for no delay wait.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, { setTimeout: (act: () => void, delay?: number) => wait(act, delay ?? 500) });
  });
  const letScriptsCome = await reloadWithoutScripts(page);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Asked for a child’s vest');
  letScriptsCome();
  await awake(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Asked for a child’s vest')).toHaveCount(1);
  await expect(note).toHaveValue('');
});

test('a door that cannot be asked says so beside its button, and a silent station on its wall', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(`${adminPaths.station(STATION)}?locker=2`);
  const drawer = page.getByRole('dialog', { name: 'Locker 2' });
  const open = drawer.getByRole('button', { name: 'Open the door' });
  await awake(open);
  const doors = '**/lockers/2/open';
  await page.route(doors, (route) => route.abort('internetdisconnected'));
  await open.click();
  // A notification would be behind the drawer.
  await expect(drawer.getByRole('alert')).toContainText('We could not reach the server');
  await page.unroute(doors);
  await drawer.getByRole('button', { name: 'Read the tags' }).click();
  await expect(drawer.getByText(/tags? (?:was|were) seen/)).toBeVisible();
  await expect(drawer.getByRole('alert')).toHaveCount(0);

  await page.request.post(`/sandbox/api/stations/${STATION}/network`, { data: { online: false } });
  await page.keyboard.press('Escape');
  await expect(page.getByText('The station does not answer, last heard of')).toBeVisible();
  await expectAccessible(page);
  await page.request.post(`/sandbox/api/stations/${STATION}/network`, { data: { online: true } });
  await expect(page.getByText('The station does not answer, last heard of')).toHaveCount(0);
});

test('a screen whose stream is broken says so within seconds, and heals by itself', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  const stream = '**/api/admin/events*';
  await page.route(stream, (route) => route.abort('internetdisconnected'));
  await page.goto(adminPaths.station(STATION));
  // Missed beats alone would take half a minute.
  const cut = page.getByText(/^Not live since/).filter({ visible: true });
  await expect(cut).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await page.unroute(stream);
  await expect(page.getByText('Live', { exact: true }).filter({ visible: true })).toBeVisible({ timeout: 15_000 });
  await expect(cut).toHaveCount(0);
});

test('an owner reads how the station was without seeing the charts', async ({ page }) => {
  await signIn(page, 'owner@laine.test');
  // When the clock moves, stations send a sign of life. How long one was connected is known from the next slot on.
  await advanceClock(page, 600);
  await page.goto(adminPaths.station('pirita', 'health'));
  await expect(page.getByText('Lost to downtime')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Doors by use' })).toBeVisible();
  const memory = page.getByRole('figure', { name: 'Least free memory' });
  await expect(memory).toBeVisible();
  await memory.getByText('Show as a table').click();
  await expect(memory.getByRole('row')).toHaveCount(25);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: '30 days' }).click();
  await expect(memory.getByRole('row')).toHaveCount(31);
});

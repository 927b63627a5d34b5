import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { Locator, Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import {
  awake,
  chooseTime,
  fillPerson,
  goPay,
  listOwnBookings,
  openStation,
  payByCard,
  shownCode,
} from './rental-steps.ts';

const ADMIN = 'admin@laine.test';
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Later than any clock that a journey has moved. */
const DATE = '2031-06-17';
/** Nobody rents there, and its lockers are simulated. */
const QUIET_STATION = 'malaga';

const facts = {
  name: 'Day beach',
  locationText: 'Ranna 1, Tallinn',
  latitude: '59.47',
  longitude: '24.83',
  country: 'EE',
  timeZone: 'Europe/Tallinn',
  phone: '+372 5555 0109',
  email: 'day@laine.test',
  openTimeInSeconds: String(8 * 3600),
  closeTimeInSeconds: String(20 * 3600),
  minDurationInSeconds: '3600',
  maxDurationInSeconds: '21600',
  maxOvertimeInSeconds: '10800',
  maxBoardCount: '3',
  pricePerHourInCents: '1500',
  startingFeeInCents: '500',
  turnaroundInSeconds: '600',
};

let tags = 0;
const newTag = () => `DA7${String((tags += 1)).padStart(9, '0')}`;

/** A station for this journey alone, without a program and hidden from customers. */
async function makeStation(page: Page, id: string): Promise<string> {
  const made = await page.request.post('/api/admin/stations/new', { data: { id, lockerCount: 3 } });
  expect(made.status()).toBe(200);
  const edited = await page.request.put(`/api/admin/stations/${id}/edit`, {
    data: { metadata: facts, status: 'hidden' },
  });
  expect(edited.status()).toBe(200);
  for (const lockerNumber of [1, 2, 3]) {
    for (const name of ['Board', 'Paddle', 'Vest']) {
      const thing = {
        stationId: id,
        lockerNumber,
        name,
        canOpenDoor: name === 'Paddle',
        rfid: newTag(),
        status: 'found',
      };
      expect((await page.request.post('/api/admin/items/new', { data: thing })).status()).toBe(200);
    }
    // There is no reader, so somebody has to look.
    const confirmed = await page.request.post(`/api/admin/stations/${id}/lockers/${lockerNumber}/confirm`);
    expect(confirmed.status()).toBe(200);
  }
  return id;
}

const dayPath = (stationId: string, date?: string) =>
  `${adminPaths.station(stationId, 'day')}${date === undefined ? '' : `?date=${date}`}`;

async function openDay(page: Page, stationId: string, date?: string): Promise<Locator> {
  await page.goto(dayPath(stationId, date));
  const grid = page.getByRole('grid');
  await awake(page.getByLabel('Date'));
  await expect(grid).toBeVisible();
  return grid;
}

async function fillTime(drawer: Locator, name: 'Start' | 'End', time: string): Promise<void> {
  const field = drawer.getByRole('group', { name }).getByLabel('Time');
  await field.fill(time);
  await field.blur();
}

test('an admin plans a day: sees it, makes a session, moves it and deletes it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  const stationId = await makeStation(page, 'day-plan');
  const grid = await openDay(page, stationId, DATE);
  await expect(page.getByRole('heading', { level: 2, name: 'Tuesday, 17 June 2031' })).toBeVisible();
  await expect(page.getByText('No sessions on this day.')).toBeVisible();
  await expect(grid.getByRole('rowheader')).toHaveText(['Locker 1', 'Locker 2', 'Locker 3']);
  await expectAccessible(page);

  // The form proposes opening time.
  await page.getByRole('button', { name: 'New session', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New session' });
  await form.getByRole('combobox', { name: 'Locker' }).selectOption('2');
  await form.getByRole('button', { name: 'Create session' }).click();
  await expect(form).toBeHidden();
  const first = grid.getByRole('button', { name: 'Locker 2, 08:00–09:00, Made by staff' });
  await expect(first).toBeVisible();

  // Pressing an empty cell fills in locker and time; pressing a taken one shows it in the list.
  const row = grid.getByRole('row', { name: /Locker 3/ }).locator('td');
  const width = (await row.boundingBox())?.width ?? 0;
  await row.click({ position: { x: (width * 12.1) / 24, y: 20 } });
  await expect(form.getByRole('combobox', { name: 'Locker' })).toHaveValue('3');
  await expect(form.getByRole('group', { name: 'Start' }).getByLabel('Time')).toHaveValue('12:00');
  await fillTime(form, 'Start', '08:30');
  await expect(form.getByRole('option', { name: '2 – taken at that time' })).toBeDisabled();
  await fillTime(form, 'Start', '12:00');
  await form.getByRole('button', { name: 'Create session' }).click();
  await expect(form).toBeHidden();
  const second = grid.getByRole('button', { name: 'Locker 3, 12:00–13:00, Made by staff' });
  await expect(second).toBeVisible();

  // Arrows move through the grid, Enter opens, Escape returns.
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(grid.getByRole('link', { name: 'Locker 3' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Session', exact: true });
  await expect(drawer.getByRole('button', { name: 'Delete session' })).toBeVisible();
  await expect(page).toHaveURL(/session=/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(second).toBeFocused();

  // Longer, and in another locker; the address leads to the same session again.
  await page.keyboard.press('Enter');
  await fillTime(drawer, 'End', '14:30');
  await drawer.getByRole('combobox', { name: 'Locker' }).selectOption('1');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const moved = grid.getByRole('button', { name: 'Locker 1, 12:00–14:30, Made by staff' });
  await expect(moved).toBeAttached();
  await page.reload();
  await awake(drawer.getByRole('button', { name: 'Delete session' }));
  await page.keyboard.press('Escape');
  await expect(moved).toBeFocused();

  await moved.click();
  await drawer.getByRole('button', { name: 'Delete session' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this session?' });
  await expect(question).toContainText('Its locker becomes free');
  await question.getByRole('button', { name: 'Delete session' }).click();
  await expect(drawer).toBeHidden();
  await expect(moved).toHaveCount(0);
  await expect(first).toBeVisible();

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('days beside, a day that is over, clocks that change, a day that is closed', async ({ page }) => {
  await signIn(page, ADMIN);
  const stationId = await makeStation(page, 'day-dates');
  await openDay(page, stationId, DATE);
  const days = page.getByRole('navigation', { name: 'Days' });
  await days.getByRole('link', { name: 'The day after' }).click();
  await expect(page).toHaveURL(/date=2031-06-18/);
  await expect(page.getByRole('heading', { level: 2, name: 'Wednesday, 18 June 2031' })).toBeVisible();
  await days.getByLabel('Date').fill('2031-03-30');
  await expect(page.getByText('Clocks change on this day: it has 23 hours.')).toBeVisible();
  await days.getByLabel('Date').fill('2031-10-26');
  await expect(page.getByText('Clocks change on this day: it has 25 hours.')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await days.getByLabel('Date').fill('2025-06-17');
  await expect(page.getByText('This day is over: it can be looked at, and nothing new begins on it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New session', exact: true })).toHaveCount(0);
  await days.getByRole('link', { name: 'Today' }).click();
  await expect(page).not.toHaveURL(/date=/);
  await expect(page.getByRole('button', { name: 'New session', exact: true })).toBeVisible();

  const closure = { stationId, start: '2031-07-01T00:00:00Z', end: '2031-07-03T00:00:00Z', reason: 'New pontoon' };
  expect((await page.request.post('/api/admin/closures', { data: closure })).status()).toBe(200);
  await openDay(page, stationId, '2031-07-02');
  await expect(page.getByText('The station is closed all day.')).toBeVisible();
  await expect(page.getByText(/The whole station is closed .*: New pontoon\./)).toBeVisible();
  await expectAccessible(page);
});

test('a board goes out, is late and is ended from its bar; a station that falls silent says so', async ({ page }) => {
  test.slow();
  await signIn(page, ADMIN);
  const grid = await openDay(page, QUIET_STATION);
  await page.getByRole('button', { name: 'New session', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'New session' });
  await form.getByRole('combobox', { name: 'Locker' }).selectOption('2');
  await form.getByRole('button', { name: 'Create session' }).click();
  await expect(form).toBeHidden();
  await grid.getByRole('button', { name: /^Locker 2, .*Made by staff$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Session', exact: true });
  await drawer.getByRole('button', { name: 'Open door 2' }).click();
  await page.getByRole('dialog', { name: 'Open door 2?' }).getByRole('button', { name: 'Open door 2' }).click();
  await expect(drawer.getByText(/^The sensor says: door \d is open$/)).toBeVisible();
  const out = grid.getByRole('button', { name: /^Locker 2, .*Board out$/, includeHidden: true });
  await expect(out).toBeAttached();

  await advanceClock(page, 3 * 3600);
  await page.reload();
  await awake(drawer.getByRole('button', { name: 'End session' }));
  const late = grid.getByRole('button', { name: /^Locker 2, .*Late$/, includeHidden: true });
  await expect(late).toBeAttached();
  await drawer.getByRole('button', { name: 'End session' }).click();
  const question = page.getByRole('dialog', { name: 'End this session now?' });
  await question.getByRole('radio', { name: 'Yes, it is back' }).check();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Brought to the office');
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('button', { name: /^Locker 2, .*Finished$/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.request.post(`/sandbox/api/stations/${QUIET_STATION}/lockers/2/close`);

  const plug = (online: boolean) =>
    page.request.post(`/sandbox/api/stations/${QUIET_STATION}/network`, { data: { online } });
  await plug(false);
  try {
    await expect(
      page.getByText(/^The station does not answer, last heard of .* \(\d\d\.\d\d\.\d{4} \d\d:\d\d[^)]*\)\.$/),
    ).toBeVisible();
    await expectAccessible(page);
  } finally {
    await plug(true);
  }
  await expect(page.getByText(/^The station does not answer/)).toHaveCount(0);
});

test('an owner cancels a paid session from its bar, and reads before what goes back', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await signIn(page, 'day-renter@example.com');
  await openStation(page);
  await chooseTime(page, 4, '05:00', '06:00');
  await fillPerson(page, '+372 5555 0744');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  const [booking] = await listOwnBookings(page);
  const start = Temporal.Instant.from(booking?.metadata.start ?? '').toZonedDateTimeISO('Europe/Tallinn');

  const context = await browser.newContext({ viewport: PHONE, baseURL: product.url, timezoneId: 'Europe/Tallinn' });
  const owner = await context.newPage();
  await signIn(owner, 'owner@laine.test');
  const grid = await openDay(owner, 'pirita', start.toPlainDate().toString());
  const bar = grid.getByRole('button', { name: /^Locker \d, 05:00–06:00, Paid/ });
  await bar.click();
  const drawer = owner.getByRole('dialog', { name: 'Session', exact: true });
  await expect(drawer.getByRole('link', { name: /5555 0744/ })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Resend code' })).toBeEnabled();
  await expectAccessible(owner);
  await drawer.getByRole('button', { name: 'Cancel and refund' }).click();
  const question = owner.getByRole('dialog', { name: 'Cancel for the customer?' });
  await expect(question).toContainText('They are told by SMS and e-mail');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Storm');
  await question.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(question).toBeHidden();
  await owner.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expectNoSidewaysScrolling(owner);
  await context.close();
});

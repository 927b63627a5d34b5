import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { Page } from '@playwright/test';
import { find } from './find.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { chooseTime, fillPerson, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

async function openDoor(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: /^Open door \d$/ }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: /^Open door \d$/ })
    .click();
}

const PHONE = { width: 390, height: 844 };

/** A jammed door takes its locker out of service, which would disturb the next journey. */
async function putBackInService(page: Page, door: number): Promise<void> {
  const login = await page.request.post('/api/users/login', {
    data: { email: 'owner@laine.test', password: 'laine-owner-demo' },
  });
  const { token } = (await login.json()) as { token: string };
  const edited = await page.request.put(`/api/stations/pirita/lockers/${door}/edit`, {
    headers: { authorization: `Bearer ${token}` },
    data: { status: 'free' },
  });
  expect(edited.ok()).toBe(true);
}

test('an owner on a phone finds a booking by the customer’s number, opens the door and leaves a note', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  await signIn(page, 'locked-out@example.com');
  await openStation(page);
  await chooseTime(page, 3, '07:00', '08:00');
  await fillPerson(page, '+372 5555 0733');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);

  const context = await browser.newContext({ viewport: PHONE, baseURL: product.url, timezoneId: 'Europe/Tallinn' });
  const owner = await context.newPage();
  await signIn(owner, 'owner@laine.test');
  await owner.goto(adminPaths.bookings());
  await expectAccessible(owner);
  await find(owner, '5555 0733', /5555 0733/);

  await expect(owner.getByRole('heading', { level: 1, name: '+372 5555 0733' })).toBeVisible();
  await expect(owner.getByRole('list', { name: 'History' })).toContainText('Booked');
  await expectAccessible(owner);

  // A door that stays shut is named.
  const door = Number((await owner.getByRole('button', { name: /^Open door \d$/ }).innerText()).at(-1));
  const jam = (jammed: boolean) =>
    owner.request.post(`/sandbox/api/stations/pirita/lockers/${door}/jam`, { data: { jammed } });
  await jam(true);
  await openDoor(owner);
  await expect(owner.getByText(`The sensor says: door ${door} did not open`)).toBeVisible({ timeout: 30_000 });
  await jam(false);
  await putBackInService(owner, door);
  await openDoor(owner);
  await expect(owner.getByText(/^The sensor says: door \d is open$/)).toBeVisible({ timeout: 20_000 });

  await owner.getByRole('textbox', { name: 'Note' }).fill('Keypad was wet, opened from here');
  await owner.getByRole('button', { name: 'Add note' }).click();
  const history = owner.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Keypad was wet, opened from here');
  await expect(history).toContainText('Told a door to open');
  await context.close();
});

test('an admin makes a session, finds it in the list and deletes it', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.sessions());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New session' }).click();
  const drawer = page.getByRole('dialog', { name: 'New session' });
  await drawer.getByRole('combobox', { name: 'Station' }).selectOption({ label: 'Pärnu rand' });
  await drawer.getByRole('combobox', { name: 'Locker' }).selectOption('4');
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Repair of the hinge');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Create session' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('combobox', { name: 'Station' }).selectOption({ label: 'Pärnu rand' });
  await page.getByRole('combobox', { name: 'Locker' }).selectOption('4');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('created');
  await expect(page.getByText('1 session', { exact: true })).toBeVisible();
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().click();
  const session = page.getByRole('dialog', { name: 'Session', exact: true });
  await expect(session.getByRole('textbox', { name: 'Note' })).toHaveValue('Repair of the hinge');
  await expectAccessible(page);
  await session.getByRole('button', { name: 'Delete session' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this session?' })
    .getByRole('button', { name: 'Delete session' })
    .click();
  await expect(session).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No sessions' })).toBeVisible();
});

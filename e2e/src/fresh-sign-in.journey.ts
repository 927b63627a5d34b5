import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Locator, Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, mailedCode, signIn, test } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** Powerful or expensive actions ask for a fresh sign-in, and then continue by themselves. */

const ADMIN = 'admin@laine.test';
/** An owner for this journey only: others need the demo's owner. */
const LEAVER = 'leaves-parnu@example.com';
const LONGER_THAN_FRESH_IN_SECONDS = 16 * 60;

async function comeBackLater(page: Page): Promise<void> {
  await advanceClock(page, LONGER_THAN_FRESH_IN_SECONDS);
  await page.reload();
}

async function signInAgain(page: Page, dialog: Locator = page.getByRole('dialog')): Promise<void> {
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expectAccessible(page, ['light']);
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(await mailedCode(page, ADMIN));
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
}

test('an update of a station’s program asks again', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(adminPaths.station('pirita', 'console'));
  await comeBackLater(page);
  await page.getByRole('button', { name: 'Update the program' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).click();
  await signInAgain(page);
  await expect(page.getByText('set up without a command for that')).toBeVisible();
});

test('the phone at which staff are called changes after a fresh sign-in', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto(paths.settings());
  await comeBackLater(page);
  const you = page.locator('#you');
  await awake(you.getByLabel('Phone number'));
  await you.getByLabel('Phone number').fill('+372 5555 0411');
  await you.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, you);
  await expect(you.getByRole('button', { name: 'Sign in and go on' })).toHaveCount(0);
  expect(await (await page.request.get('/api/users/me')).json()).toMatchObject({ user: { phone: '+37255550411' } });
});

test('a station is taken away from an owner after a fresh sign-in', async ({ page }) => {
  await signIn(page, ADMIN);
  const added = await page.request.post('/api/admin/stations/parnu/users/add', { data: { email: LEAVER } });
  expect(added.status()).toBe(200);
  await page.goto(adminPaths.access());
  await comeBackLater(page);
  const taken = page.getByRole('button', { name: `Take Pärnu rand away from ${LEAVER}` });
  await taken.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
  await signInAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(taken).toHaveCount(0);
});

test('much goodwill asks again, little does not', async ({ page }) => {
  await signIn(page, 'unhappy@example.com');
  await openStation(page);
  await chooseTime(page, 4, '10:00', '16:00');
  await form(page).boards.nth(1).check();
  await fillPerson(page, '+37255512390');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.context().clearCookies();
  await signIn(page, ADMIN);
  await page.goto(adminPaths.booking(id));
  await comeBackLater(page);
  const give = async (sum: string) => {
    await page.getByRole('button', { name: 'Goodwill' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Sum' }).fill(sum);
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Give it' }).click();
  };
  await give('5');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await give('101');
  await signInAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'History' })).toContainText('€101.00');
});

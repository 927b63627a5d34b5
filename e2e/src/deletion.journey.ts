import { text } from 'node:stream/consumers';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test, typeMailedCode } from './journey.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** Deleting an account: its consequences, the first step, and the ways back. */

async function deleteAccount(page: Page): Promise<void> {
  await page.goto(paths.settings({ section: 'delete' }));
  const begin = page.locator('#delete').getByRole('button', { name: 'Delete my account…' });
  await awake(begin);
  await begin.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('What happens when you delete your account');
  await dialog.getByRole('button', { name: 'Delete my account…' }).click();
  await expect(dialog).toContainText('Delete your account now?');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.locator('#delete')).toContainText('Your account is deactivated and will be removed on');
}

test('an account waits for its removal and is kept by a button on any page', async ({ page }) => {
  await signIn(page, 'leaver@example.com');
  await page.goto(paths.settings({ section: 'delete' }));
  const begin = page.locator('#delete').getByRole('button', { name: 'Delete my account…' });
  await awake(begin);
  await begin.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(begin).toBeFocused();

  await deleteAccount(page);
  await expect(page.locator('#delete')).toBeFocused();
  await expectAccessible(page);

  // The booking form mentions it, and offers to stay.
  await page.goto(paths.station('pirita'));
  await expect(form(page).panel).toContainText('Your account is being deleted');
  await expect(form(page).pay).not.toBeInViewport();
  await expectAccessible(page);
  const keepInForm = form(page).panel.getByRole('button', { name: 'Keep my account' });
  await awake(keepInForm);
  await keepInForm.click();
  await expect(form(page).panel).not.toContainText('Your account is being deleted');
  await expect(form(page).phone).toBeFocused();

  await deleteAccount(page);
  await page.goto(paths.reservations());
  const banner = page.getByRole('complementary').filter({ hasText: 'Your account will be removed on' });
  await awake(banner.getByRole('button', { name: 'Keep my account' }));
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(paths.settings({ section: 'delete' }));
  await expect(page.locator('#delete').getByRole('button', { name: 'Delete my account…' })).toBeVisible();
});

test('a coming booking is named before, and signing in again takes the deletion back', async ({ page }) => {
  const email = 'leaver-with-booking@example.com';
  await signIn(page, email);
  await openStation(page);
  await chooseTime(page, 4, '16:00', '17:00');
  await fillPerson(page, '+372 5555 0320');
  await goPay(page);
  await payByCard(page);
  const code = await shownCode(page);
  const bookingPath = new URL(page.url()).pathname;

  await deleteAccount(page);
  const section = page.locator('#delete');
  await expect(section).toContainText('A booking that is still to come');
  // The code is still theirs.
  await section.getByRole('link', { name: 'See the booking' }).click();
  await expect(page).toHaveURL(bookingPath);
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto(paths.login({ redirect: paths.settings() }));
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await typeMailedCode(page, email);
  await expect(page).toHaveURL(paths.settings());
  await expect(section.getByRole('button', { name: 'Delete my account…' })).toBeVisible();
});

test('everything stored can be read and taken along', async ({ page }) => {
  const email = 'own-data@example.com';
  await signIn(page, email);
  await page.goto(paths.settings());
  await page.locator('#data').getByRole('link', { name: 'Read it' }).click();
  await page.waitForURL(`**${paths.ownData()}`);
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  const signIns = page.locator('details', { has: page.getByRole('heading', { name: 'Sign-ins' }) });
  await expect(signIns.locator('article').first()).toBeHidden();
  await signIns.getByRole('heading').click();
  await expect(signIns).toHaveAttribute('open');
  await expectAccessible(page);
  // Paper cannot be unfolded.
  await awake(page.getByRole('button', { name: 'Print' }));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('main').locator('details:not([open])')).toHaveCount(0);
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as JSON' }).click();
  const file = await coming;
  expect(JSON.parse(await text(await file.createReadStream()))).toMatchObject({ profile: { email } });
});

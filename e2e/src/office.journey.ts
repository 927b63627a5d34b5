import { adminPaths } from '@laine/contract/admin-paths.ts';
import { find } from './find.ts';
import { advanceClock, expect, expectAccessible, mailedCode, signIn, test } from './journey.ts';

test('an admin finds who did what and takes it along as a table', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.station('parnu'));
  await page.goto(adminPaths.audit());
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Exported a list' });
  await expect(page).toHaveURL(/action=list-exported/);
  await expect(page.getByText('None matches these filters.')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  await file;
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Exported a list' });
  await expect(row.filter({ hasText: 'admin@laine.test' })).toBeVisible();
});

test('an owner sees the own statements, and nothing of the rest of the office', async ({ page }) => {
  await signIn(page, 'owner@laine.test');
  await page.goto(adminPaths.money());
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Parts of the money page' });
  await expect(parts.getByRole('link')).toHaveText(['Statements', 'Claims']);
  await expectAccessible(page);
  const closed = [adminPaths.audit(), adminPaths.people(), adminPaths.access()];
  for (const path of [...closed, adminPaths.money('ledger'), adminPaths.money('debts')]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test('an admin walks through what was paid and what is owed', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.money());
  const parts = page.getByRole('navigation', { name: 'Parts of the money page' });
  await parts.getByRole('link', { name: 'Ledger' }).click();
  await page.getByRole('combobox', { name: 'What for' }).selectOption({ label: 'Rental' });
  await expect(page).toHaveURL(/purpose=rental/);
  await expectAccessible(page);
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...usual, width: 1600 });
  await expect(page.getByText(/^EE-R-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.setViewportSize(usual);
  for (const [name, table] of [
    ['Transfers', 'Transfers'],
    ['Debts', 'Debts'],
  ] as const) {
    await parts.getByRole('link', { name }).click();
    await expect(page.getByRole('table', { name: table })).toBeVisible();
    await expectAccessible(page);
  }
  await parts.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('waiting');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${adminPaths.money('reviews')}?status=published`);
  await expect(parts.getByRole('link', { name: 'Reviews' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('.stars').first()).toBeVisible();
});

test('an admin finds a person, suspends and restores them, and it stands in their history', async ({ page }) => {
  await signIn(page, 'late-again@example.com');
  await page.context().clearCookies();
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.people());
  await expectAccessible(page);
  await find(page, 'late-again', /late-again@example\.com/);
  await expect(page.getByRole('heading', { level: 1, name: 'late-again@example.com' })).toBeVisible();
  await expectAccessible(page);

  // By now the sign-in isn't fresh any more: the dialog asks for a code and continues by itself.
  await advanceClock(page, 16 * 60);
  const actions = page.getByRole('region', { name: 'Actions' });
  await actions.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Late twice');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(page, 'admin@laine.test'));
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Suspended a person');

  await actions.getByRole('button', { name: 'Restore' }).click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('an admin issues a gift card, blocks it, and makes a key for a program', async ({ page }) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(adminPaths.money('gift-cards'));
  await page.getByRole('button', { name: 'Issue a gift card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Sum' }).fill('50');
  await dialog.getByRole('textbox', { name: /E-mail address of the recipient/ }).fill('winner@example.com');
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(dialog.getByText(/^\w{4}-\w{4}-\w{4}$/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: /winner@example.com/ });
  await row.getByRole('button', { name: 'Block' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stolen');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(row.getByText('Blocked')).toBeVisible();
  await expectAccessible(page);

  // Nothing is reported as missing before the answer is there.
  const asked = Promise.withResolvers<void>();
  await page.route('**/gift-cards/find', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Find a gift card' }).fill('winner@example.com');
  await expect(page.getByRole('cell', { name: 'Loading' })).toBeVisible();
  await expect(page.getByText('No gift cards')).toBeHidden();
  asked.resolve();
  await expect(row.getByText('Blocked')).toBeVisible();

  await page.goto(adminPaths.access());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New API key' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Accounting');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('It is shown this once: copy it now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Accounting/ })).toBeVisible();
});

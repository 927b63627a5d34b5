import { expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';

const KIT = '/sandbox/kit';
const DESK = { width: 1280, height: 900 };

test('forms, tables and dialogs fit phones and desks, in light and dark', async ({ page }) => {
  await page.goto('/sandbox');
  await page.getByRole('link', { name: 'Kit' }).click();
  await expect(page).toHaveURL(KIT);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { name: 'Dialogs' })).toBeAttached();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
});

test('a form is filled in by keyboard, says what is wrong while one types, and puts a refusal beside its field', async ({
  page,
}) => {
  await signIn(page, 'admin@laine.test');
  await page.goto(KIT);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Make the station' }) });
  const id = form.getByLabel('Id');
  const lockers = form.getByLabel('Lockers');

  await form.getByRole('button', { name: 'Make the station' }).press('Enter');
  await expect(id).toBeFocused();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert')).toHaveText(['Please fill this in', 'Please fill this in']);

  await page.keyboard.type('Pirita Rand');
  await expect(form.getByRole('alert').first()).toHaveText(/^Small letters/);
  await id.fill('pirita');
  await page.keyboard.press('Tab');
  await page.keyboard.type('900');
  await expect(form.getByRole('alert')).toHaveText('At most 200');
  await lockers.fill('4');
  await expect(form.getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('A station with this id already exists');
  await expect(id).toBeFocused();
  await expect(id).toHaveAccessibleDescription(/A station with this id already exists/);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'A station with this id already exists',
  );
  await expect(lockers).toHaveValue('4');
  await id.fill('pirita-2');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('an edited form sends only what changed and asks before it is left', async ({ page }) => {
  await page.goto(KIT);
  const form = page.locator('form').filter({ hasText: 'Reaching you' });
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  const price = form.getByLabel('Price per hour');
  await awake(price);
  await price.fill('18,5');
  await price.blur();
  await expect(price).toHaveValue('18.50');
  await expect(form).toContainText('Changed: priceInCents');

  await page.getByRole('banner').getByRole('link', { name: 'Laine' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await form.getByRole('button', { name: 'Undo changes' }).click();
  await expect(price).toHaveValue('15.00');

  await price.fill('20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Sent: priceInCents');
  await expect(form).toContainText('Saved');
  await page.getByRole('banner').getByRole('link', { name: 'Laine' }).click();
  await expect(page).toHaveURL('/');
});

test('a table sorts, pages and filters in the address', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(KIT);
  const table = page.getByRole('table', { name: 'Sessions', exact: true });
  const heading = table.getByRole('columnheader', { name: 'Customer' });
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/[?&]order=customer\b/);
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('link').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('row').nth(1)).toContainText('Анна Иванова');

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('search', { name: 'Filters' }).getByLabel('Status').selectOption('started');
  await expect(page).toHaveURL(/status=started/);
  await expect(page).not.toHaveURL(/page=/);
  await page.reload();
  await expect(table.getByRole('row').nth(1)).toContainText('Started');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/status/);

  await table.getByRole('checkbox', { name: 'Choose all rows of this page' }).check();
  await expect(page.getByText('8 rows chosen')).toBeVisible();
});

test('questions, drawer and menu give the focus back', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(KIT);
  const opener = page.getByRole('button', { name: 'Cancel for the operator' });
  await opener.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await question.getByRole('button', { name: /^Cancel and refund/ }).click();
  await expect(question.getByLabel('Reason')).toBeFocused();
  await expect(question).toContainText('Please say why');
  await page.keyboard.type('Storm');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(question.getByLabel('Reason')).toHaveValue('Storm');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave and lose it' }).click();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const look = page.getByRole('button', { name: 'Look at locker 4' });
  await look.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Locker 4' });
  await expect(drawer).toContainText('James Whitfield');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(look).toBeFocused();

  const menu = page.getByRole('group').filter({ hasText: 'Read the tags' });
  await menu.locator('summary').press('Enter');
  await menu.getByRole('button', { name: 'Open the door' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Open door 4?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.locator('summary')).toBeFocused();
});

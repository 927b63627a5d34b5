import { paths } from '@laine/contract/paths.ts';
import { expect, expectAccessible, mailedCode, signIn, test, typeMailedCode } from './journey.ts';
import { awake, chooseTime, form, goPay, openStation, signInAtForm } from './rental-steps.ts';

/** Signing in on the form, without leaving the page. */

test('asked for the address, then for the code, in the form; back leads from the code to the address', async ({
  page,
}) => {
  const email = 'in-place@example.com';
  await page.goto(paths.home());
  await openStation(page);
  await chooseTime(page, 4, '05:00', '06:00');
  await form(page).boards.nth(1).check();
  // A page load would remove it.
  await page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'));
  const cover = form(page).panel.getByRole('region', { name: /Sign in to book|Check your email/ });
  const address = page.getByLabel('E-mail address');
  const code = page.getByLabel('Verification code');

  await cover.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(address).toBeFocused();
  await expect(cover.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
  await expectAccessible(page);
  await address.fill('in-place@example');
  await address.press('Enter');
  const complaint = cover.getByText('This does not look like an e-mail address');
  await expect(complaint).toBeVisible();
  await expectAccessible(page);
  await address.fill(email);
  await expect(complaint).toHaveCount(0);
  await address.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(cover.getByRole('button', { name: /Send again in 0:\d\d/ })).toBeDisabled();
  await expectAccessible(page);

  await page.goBack();
  await expect(address).toHaveValue(email);
  await expect(address).toBeFocused();
  await page.goForward();
  await expect(code).toBeFocused();
  await cover.getByRole('button', { name: 'Back to login options' }).click();
  await expect(address).toBeFocused();
  await page.goForward();

  const right = await mailedCode(page, email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(cover.getByText('Invalid code')).toBeVisible();
  await expectAccessible(page);
  await expect(code).toBeFocused();
  await page.keyboard.type(right);

  await expect(form(page).phone).toBeFocused();
  await expect(cover).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await expect(form(page).dates.nth(4)).toBeChecked();
  await expect(form(page).start).toHaveValue('05:00');
  await expect(form(page).end).toHaveValue('06:00');
  await expect(form(page).boards.nth(1)).toBeChecked();
  await page.keyboard.type('+372 5555 0410');
  await form(page).terms.check();
  await goPay(page);

  // The code has left no history entry for "back" to pass.
  await page.goBack();
  await awake(form(page).pay);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a page that is dropped while the mail is read asks for the code again', async ({ page }) => {
  const email = 'dropped@example.com';
  await openStation(page);
  await chooseTime(page, 4, '06:10', '07:10');
  await form(page).panel.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.reload();
  await expect(form(page).panel.getByText(email)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await page.goForward();
  await typeMailedCode(page, email);
  await expect(form(page).phone).toBeFocused();
  await expect(form(page).start).toHaveValue('06:10');
});

test('whose number is known goes on with the box', async ({ page }) => {
  const email = 'known@example.com';
  await signIn(page, email);
  await page.request.put('/api/users/me', { data: { phone: '+37255550411' } });
  await page.context().clearCookies({ name: 'login' });
  await openStation(page);
  await signInAtForm(page, email);
  await expect(form(page).terms).toBeFocused();
  await expect(form(page).phone).toHaveValue('+372 5555 0411');
  await page.getByRole('banner').locator('summary:visible').last().click();
  await expect(page.getByRole('link', { name: 'Log out' }).locator('visible=true')).toBeVisible();
});

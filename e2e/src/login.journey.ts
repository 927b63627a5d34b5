import { expect, expectAccessible, mailedCode, openHomeAwake, reloadWithoutScripts, test } from './journey.ts';

test('signing in by e-mail, with a wrong code on the way', async ({ page }) => {
  await page.goto('/login?redirect=%2F%23faq');
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill('mari@example.com');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('We sent a 6-digit code to your email')).toBeVisible();
  await expectAccessible(page);

  // A phone may drop the page while its owner reads the mail.
  await page.reload();
  const code = await mailedCode(page, 'mari@example.com');
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page.getByText('Invalid code').first()).toBeVisible();

  await field.fill(code);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/#faq$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
});

test('sent before the scripts are there, and back to the booking that was pressed', async ({ page }) => {
  const email = 'hasty@example.com';
  await openHomeAwake(page);
  const row = page.locator('#locations a[href^="/bookings/"]').first();
  const booking = await row.getAttribute('href');
  await row.click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbookings%2F[\w-]+$/);

  const letScriptsCome = await reloadWithoutScripts(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('E-mail address').press('Enter');
  await expect(page.locator('form[data-held]')).toBeVisible();
  letScriptsCome();
  await page.getByLabel('Verification code').fill(await mailedCode(page, email));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(`${booking}`);
  // Somebody else's booking.
  await expect(page.getByRole('heading', { name: 'Page not Found!' })).toBeVisible();
});

test('back to the options and a mailbox that refuses', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('This does not look like an e-mail address')).toBeVisible();

  await page.request.post('/sandbox/api/messages/faults', { data: { email: 'refuse' } });
  await page.getByLabel('E-mail address').fill('refused@example.com');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('Failed to send code').first()).toBeVisible();
  await page.request.post('/sandbox/api/messages/faults', { data: { email: 'deliver' } });

  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('button', { name: 'Back to login options' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue('refused@example.com');
});

test('signing in with Google, and changing one’s mind', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(page).toHaveURL(/problem=cancelled/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /Mari Maasikas/ }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.getByRole('banner').locator('summary:visible').click();
  await expect(page.getByText('Mari Maasikas').locator('visible=true')).toHaveCount(1);
});

test('Facebook’s unverified address is confirmed by a code first, then never again', async ({ page }) => {
  const viaFacebook = async () => {
    await page.goto('/login?redirect=%2F%3Flang%3Den');
    await page.getByRole('link', { name: 'Continue with Facebook' }).click();
    await page.getByRole('button', { name: /Lucía/ }).click();
  };
  await viaFacebook();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const email = await page.locator('strong').innerText();
  await page.getByLabel('Verification code').fill(await mailedCode(page, email));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(/\?lang=en$/);

  await page.goto('/api/auth/logout');
  await viaFacebook();
  await expect(page).toHaveURL(/\?lang=en$/);
});

import { paths } from '@laine/contract/paths.ts';
import {
  expect,
  expectAccessible,
  mailedCode,
  openHomeAwake,
  reloadWithoutScripts,
  signIn,
  test,
  typeMailedCode,
} from './journey.ts';
import { awake, fillPerson, form, openStation } from './rental-steps.ts';

/** A page that was just loaded or refreshed doesn't refresh again within this time. */
const QUIET_FOR_MS = 6_000;

test('signing in by e-mail, with a wrong code on the way', async ({ page }) => {
  await page.goto(paths.login({ redirect: paths.home('faq') }));
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
  await expect(page.getByText('Invalid code').first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verify code' })).toBeEnabled();

  // Typed over the wrong one, without a key to send it.
  await page.keyboard.type(code.slice(0, 1));
  await expect(page.getByText('Invalid code')).toHaveCount(0);
  await page.keyboard.type(code.slice(1));
  await expect(page).toHaveURL(/\/#faq$/);
  await page.goto(paths.login());
  await expect(page).toHaveURL(/\/$/);
});

test('a wrong code that is put right before its answer comes keeps the digits typed', async ({ page }) => {
  const email = 'corrector@example.com';
  await page.goto(paths.login());
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  const code = await mailedCode(page, email);
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/callback/email', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await field.fill(code.slice(0, 3));
  answer.resolve();
  await expect(page.getByText('Invalid code').first()).toBeVisible();
  await expect(field).toHaveValue(code.slice(0, 3));
  await page.keyboard.type(code.slice(3));
  await expect(page).toHaveURL(/\/$/);
});

test('the right code, complete before a wrong one is answered, is sent by itself', async ({ page }) => {
  const email = 'quick-corrector@example.com';
  await page.goto(paths.login());
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  const code = await mailedCode(page, email);
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/callback/email', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field.fill(code === '000000' ? '000001' : '000000');
  await field.fill(code);
  answer.resolve();
  await expect(page).toHaveURL(/\/$/);
});

test('a code is whole however it was copied, and typing stops at six digits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.login());
  await page.getByLabel('E-mail address').fill('paste@example.com');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/callback/email')) tries.push(request.postData() ?? '');
  });
  const answered = page.waitForResponse('**/api/auth/callback/email');
  for (const copied of [' 976149', '976 149', '976-149', '976149\n', 'Code: 976149, for 10 minutes']) {
    await field.fill('12');
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue('976149');
  }
  // After a wrong code the field is selected for the next one, and a digit would replace it.
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await field.press('End');
  await field.pressSequentially('0');
  await expect(field).toHaveValue('976149');
  // Sent without a press, and once: the same wrong code again would only use up attempts.
  await expect.poll(() => tries).toHaveLength(1);
  expect(tries[0]).toContain('"976149"');
});

test('back in front, the page knows who is signed in by now, and keeps what was typed', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.login({ redirect: paths.reservations() }));
  const field = page.getByLabel('E-mail address');
  await awake(field);
  const comeBack = async () => {
    await page.clock.fastForward(QUIET_FOR_MS);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await field.fill('halfway@exam');
  const looked = page.waitForResponse(/\/login\.data/);
  await comeBack();
  await (await looked).finished();
  await field.press('End');
  await field.pressSequentially('ple.com');
  await expect(field).toHaveValue('halfway@example.com');

  // In another tab.
  await signIn(page, 'elsewhere@example.com');
  await comeBack();
  await expect(page).toHaveURL(paths.reservations());
});

test('somebody else signed in in another tab: the time stays, phone number and consent do not', async ({ page }) => {
  await signIn(page, 'anna@example.com');
  await page.clock.install();
  await openStation(page);
  await form(page).boards.nth(1).check();
  await fillPerson(page, '+372 5555 0190');
  await signIn(page, 'boris@example.com');
  await page.clock.fastForward(QUIET_FOR_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(form(page).phone).toHaveValue('');
  await expect(form(page).terms).not.toBeChecked();
  await expect(form(page).boards.nth(1)).toBeChecked();
});

test('signed out in another tab, a page that shows nothing personal says so too', async ({ page }) => {
  await signIn(page, 'leaving@example.com');
  await page.clock.install();
  await page.goto(paths.station('malaga'));
  const menu = page.getByRole('banner').locator('summary:visible');
  await awake(menu.first());
  await page.context().clearCookies({ name: 'login' });
  await page.clock.fastForward(QUIET_FOR_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await menu.last().click();
  await expect(page.getByRole('link', { name: 'Sign in' }).locator('visible=true').first()).toBeVisible();
});

test('menu closed and form sent before the scripts are there, and back to the booking that was pressed', async ({
  page,
}) => {
  const email = 'hasty@example.com';
  await openHomeAwake(page);
  const row = page.locator('#locations a[href^="/bookings/"]').first();
  const booking = await row.getAttribute('href');
  await row.click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbookings%2F[\w-]+$/);

  const letScriptsCome = await reloadWithoutScripts(page);
  const menu = page.getByRole('banner').locator('summary:visible').last();
  await menu.click();
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  await expect(menu).toBeFocused();

  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('E-mail address').press('Enter');
  await expect(page.locator('form[data-held]')).toBeVisible();
  letScriptsCome();
  await typeMailedCode(page, email);
  await expect(page).toHaveURL(`${booking}`);
  // Somebody else's booking.
  await expect(page.getByRole('heading', { name: 'Page not Found!' })).toBeVisible();
});

test('back to the options and a mailbox that refuses', async ({ page }) => {
  await page.goto(paths.login());
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByText('This does not look like an e-mail address')).toBeVisible();

  await page.request.post('/sandbox/api/messages/faults', { data: { email: 'refuse' } });
  await page.getByLabel('E-mail address').fill('refused@example.com');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  const complaint = page.getByText('Failed to send code');
  await expect(complaint).toHaveCount(1);
  await page.request.post('/sandbox/api/messages/faults', { data: { email: 'deliver' } });

  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByRole('button', { name: 'Back to login options' })).toBeVisible();
  await expect(complaint).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to login options' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue('refused@example.com');

  // The browser's own back is the same way, and what it left stays left.
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('E-mail address')).toHaveValue('refused@example.com');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible();
});

test('signing in with Google, and changing one’s mind', async ({ page }) => {
  await page.goto(paths.login());
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
    await page.goto(paths.login({ redirect: '/?lang=en' }));
    await page.getByRole('link', { name: 'Continue with Facebook' }).click();
    await page.getByRole('button', { name: /Lucía/ }).click();
  };
  await viaFacebook();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const email = await page.locator('strong').innerText();
  await typeMailedCode(page, email);
  await expect(page).toHaveURL(/\?lang=en$/);

  await page.goto('/api/auth/logout');
  await viaFacebook();
  await expect(page).toHaveURL(/\?lang=en$/);
});

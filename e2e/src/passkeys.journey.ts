import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, listMessages, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';

/** Signing in with a passkey, and with a recovery code when the device is gone. */

const A_WHILE_IN_SECONDS = 16 * 60;

/** The browser's virtual device, whose owner always confirms. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    refuse: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

const passkeysOf = (page: Page) => page.locator('#passkeys');

async function openPasskeys(page: Page) {
  await page.goto(paths.settings());
  const section = passkeysOf(page);
  await awake(section.getByRole('button').first());
  return section;
}

test('a customer adds a passkey, signs in with it and removes it', async ({ page }) => {
  const email = 'finger@example.com';
  await withDevice(page);
  await signIn(page, email);
  const section = await openPasskeys(page);
  await expect(section).toContainText('without waiting for a code');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  // A notification may be in a dialog of the section, and be a list as well.
  const rows = section.locator('li').filter({ hasText: 'Added' });
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('Your passkey is ready')).toBeVisible();
  await expectAccessible(page);

  await rows.getByRole('button', { name: /^Rename/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText('My phone');
  // The device has one already and says so.
  await section.getByRole('button', { name: 'Add another passkey' }).click();
  await expect(section.getByRole('alert')).toContainText('has a passkey for you already');

  await page.goto('/api/auth/logout');
  await page.goto(paths.login({ redirect: paths.settings() }));
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await awake(button);
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL(paths.settings());
  await expect(page.locator('#devices')).toContainText('with a passkey');

  // After a while it asks once more, with the passkey first, and then continues by itself.
  await advanceClock(page, A_WHILE_IN_SECONDS);
  await awake(rows.getByRole('button').first());
  await rows.getByRole('button', { name: /^Remove/ }).click();
  await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(dialog).toContainText('fresh sign-in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(rows).toHaveCount(0);
  await expect(section).toBeFocused();
  await expect(async () => {
    const subjects = (await listMessages(page, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^A passkey was (?:added|removed)/.test(subject))).toHaveLength(2);
  }).toPass();
});

test('somebody who lost their device signs in with a recovery code', async ({ page }) => {
  const email = 'lost-phone@example.com';
  const device = await withDevice(page);
  await signIn(page, email);
  const section = await openPasskeys(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('button', { name: 'Make codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show the codes' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [code = ''] = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('10 codes left');

  await device.lose();
  await page.goto('/api/auth/logout');
  await page.goto(paths.login({ redirect: paths.settings() }));
  const useCode = page.getByRole('button', { name: 'Use a recovery code' });
  await awake(useCode);
  await useCode.click();
  await expect(page.getByRole('heading', { name: 'Use a recovery code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Recovery code').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Each code works only once')).toBeVisible();
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await expect(page.getByText('Each code works only once')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.settings());
  await expect(passkeysOf(page)).toContainText('9 codes left');
});

test('whoever changes their mind at the device stays where they are', async ({ page }) => {
  const device = await withDevice(page);
  await device.refuse();
  await page.goto(paths.login());
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await awake(button);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expect(button).toBeEnabled();
  await expectAccessible(page);
});

test('a browser without passkeys is not offered any', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(paths.login());
  await awake(page.getByRole('button', { name: 'Continue with Email' }));
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

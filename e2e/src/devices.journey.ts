import { paths } from '@laine/contract/paths.ts';
import type { Browser } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';

/** The list of logins, and how to end one from elsewhere. */

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function signInElsewhere(browser: Browser, baseURL: string | undefined, email: string, userAgent?: string) {
  const page = await browser.newPage({ baseURL: baseURL ?? '', ...(userAgent !== undefined && { userAgent }) });
  await signIn(page, email);
  await page.goto(paths.settings());
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  return page;
}

test('one other browser is signed out, then all others', async ({ page, browser, baseURL }) => {
  const email = 'many-devices@example.com';
  const phone = await signInElsewhere(browser, baseURL, email, PHONE);
  const tablet = await signInElsewhere(browser, baseURL, email);
  await signIn(page, email);
  await page.goto(paths.settings());
  const devices = page.locator('#devices');
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  const signOutPhone = rows.filter({ hasText: 'Safari' }).getByRole('button', { name: /^Sign out/ });
  await signOutPhone.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('can no longer see your bookings and door codes');
  await page.keyboard.press('Escape');
  await expect(signOutPhone).toBeFocused();
  await signOutPhone.click();
  await dialog.getByRole('button', { name: 'Sign it out' }).click();
  await expect(rows).toHaveCount(2);
  await expect(devices).toBeFocused();
  await phone.goto(paths.settings());
  await expect(phone).toHaveURL(paths.login({ redirect: paths.settings() }));

  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog.getByRole('button', { name: 'Sign them out' }).click();
  await expect(rows).toHaveCount(1);
  // A page that was left open there reports it at the first attempt to change something.
  const reminder = tablet.getByRole('switch').first();
  await awake(reminder);
  await reminder.click();
  const signedOut = tablet.getByRole('dialog');
  await expect(signedOut).toContainText('You are signed out');
  await expectAccessible(tablet);
  await signedOut.getByRole('button', { name: 'Sign in' }).click();
  await expect(tablet).toHaveURL(paths.login({ redirect: paths.settings() }));
  await page.reload();
  await expect(rows.first()).toContainText('This device');
  await phone.close();
  await tablet.close();
});

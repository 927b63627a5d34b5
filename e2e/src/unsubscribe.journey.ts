import { paths } from '@laine/contract/paths.ts';
import { reviewRequestAt } from '@laine/rules/time/review-moment.ts';
import { advanceClock, expect, expectAccessible, newestMessage, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';
import { productNow, rentalTimes, rentAndReturn } from './station-steps.ts';

/** The target of the link at the end of a message. */

test('a link that was cut off or is nobody’s says so', async ({ page }) => {
  await page.goto(paths.unsubscribe());
  await expect(page.getByRole('alert')).toContainText('This link does not work');
  await expectAccessible(page);

  await page.goto(paths.unsubscribe('abcdefghijklmnopqrstuvwx', 'news'));
  const stop = page.getByRole('button', { name: 'Stop them' });
  await awake(stop);
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByRole('alert')).toContainText('This link does not work');
});

test('one press ends a kind of messages, and another brings it back', async ({ page }) => {
  await signIn(page, 'reader-of-mails@example.com');
  // Links go out with mails about finished rentals only; the server's part is tested beside it.
  await page.route('**/api/notices/unsubscribe?*', async (route) => {
    await page.request.put('/api/users/me', { data: { notices: { reminders: false } } });
    await route.fulfill({ json: { success: true } });
  });
  const wishes = async () => {
    const answer = await page.request.get('/api/users/me');
    return ((await answer.json()) as { user: { notices: Record<string, boolean> } }).user.notices;
  };
  await page.goto(paths.unsubscribe('abcdefghijklmnopqrstuvwx', 'reminders'));
  const stop = page.getByRole('button', { name: 'Stop them' });
  await awake(stop);
  expect(await wishes()).toMatchObject({ reminders: true });
  await stop.click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeFocused();
  await expect(page.getByText('Reminders before a rental will no longer be sent to you.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('will be sent to you again')).toBeVisible();
  expect(await wishes()).toMatchObject({ reminders: true });
});

test('the link of a mail that came ends such mails, also for somebody who is signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'asked-for-a-review@example.com';
  await page.clock.install();
  await signIn(page, email);
  await page.request.put('/api/users/me', { data: { notices: { reviewRequests: true } } });
  await rentAndReturn(page, '+372 5555 0176');
  const now = await productNow(page);
  const { closeTime } = await rentalTimes(page);
  const askedAt = reviewRequestAt(closeTime, 'Europe/Tallinn', now) ?? now;
  await advanceClock(page, Math.ceil(now.until(askedAt).total('seconds')) + 60);
  const link = async () => /https?:\/\/\S+\/unsubscribe\?\S+/.exec((await newestMessage(page, email)).text)?.[0];
  await expect.poll(link).toBeDefined();

  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  const { pathname, search } = new URL((await link()) ?? '');
  await elsewhere.goto(pathname + search);
  const stop = elsewhere.getByRole('button', { name: 'Stop them' });
  await awake(stop);
  await stop.click();
  await expect(elsewhere.getByRole('heading', { name: 'Done' })).toBeFocused();
  await elsewhere.close();
  const answer = await page.request.get('/api/users/me');
  expect(await answer.json()).toMatchObject({ user: { notices: { reviewRequests: false } } });
});

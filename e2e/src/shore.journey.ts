import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, listMessages, signIn, test } from './journey.ts';
import { awake } from './rental-steps.ts';
import {
  closeDoor,
  countLaterCharges,
  expectTicket,
  leaveScreen,
  openedLocker,
  putEverythingBack,
  rentAndCollect,
  typeCode,
} from './station-steps.ts';

/** Boards and things that aren't where they should be. */

const HOUR_IN_SECONDS = 3_600;

async function collectAs(page: Page, email: string, phone: string) {
  await page.clock.install();
  await signIn(page, email);
  return rentAndCollect(page, phone);
}

test('a board with a dead tag stops the clock, and its renter is told so kindly', async ({ page }) => {
  const { code, screen, beach, lockerNumber } = await collectAs(page, 'dead-tag@example.com', '+372 5555 0181');
  await page.request.post(`/sandbox/api/stations/pirita/lockers/${lockerNumber}/dead-tag`, {
    data: { item: 'board', dead: true },
  });
  await typeCode(screen, 'Return', code);
  await expect(screen.getByText('Phone, keys, clothes?').first()).toBeVisible();
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await expect(screen.getByRole('heading', { name: 'We cannot see your board' })).toBeVisible();
  await expect(screen.getByText(/Your time stopped at/).first()).toBeVisible();
  await expectAccessible(screen);
  await leaveScreen(screen);

  await expectTicket(page, 'Being checked');
  await expect(page.getByText('We are checking on your board')).toBeVisible();
  await expect(page.getByText(/We could not see the board in locker/)).toBeVisible();
  await expectAccessible(page);
  await advanceClock(page, 6 * HOUR_IN_SECONDS);
  expect(await countLaterCharges(page)).toBe(0);
});

test('what is wrong is told at the screen, and the booking page has it', async ({ page }) => {
  const { code, screen } = await collectAs(page, 'cracked-vest@example.com', '+372 5555 0184');
  await typeCode(screen, 'Something is wrong', code);
  await expect(screen.getByRole('heading', { name: 'What is wrong?' })).toBeVisible();
  await expectAccessible(screen);
  await screen.getByRole('button', { name: 'Life vest is damaged' }).click();
  await expect(screen.getByRole('heading', { name: 'Life vest is damaged' })).toBeVisible();
  await expectAccessible(screen);
  await screen.getByRole('button', { name: 'Send report' }).click();
  await expect(screen.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
  await expect(screen.getByText('You can send photos from your booking page.', { exact: true })).toBeVisible();
  await expectAccessible(screen);
  await leaveScreen(screen);

  const problems = page.getByRole('region', { name: 'Is something wrong?' });
  await expect(async () => {
    await page.reload();
    await expect(problems.getByRole('heading', { name: 'Life vest is damaged' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(problems.getByRole('button', { name: 'Give me another locker' })).toBeVisible();
});

test('things left behind are fetched with the same code', async ({ page }) => {
  const { code, screen, beach, lockerNumber } = await collectAs(page, 'forgetful@example.com', '+372 5555 0182');
  await typeCode(screen, 'Return', code);
  await openedLocker(screen);
  await putEverythingBack(beach, lockerNumber);
  await closeDoor(beach, lockerNumber);
  await leaveScreen(screen);
  await expectTicket(page, 'Finished');
  await expect(page.getByText(/opens locker \d+ once more/)).toBeVisible();
  await expectAccessible(page);

  await typeCode(screen, 'Collect', code);
  await openedLocker(screen);
  await expect(screen.getByText(/Take what you left behind/).first()).toBeVisible();
  await expectAccessible(screen);
  await closeDoor(beach, lockerNumber);
  await expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await leaveScreen(screen);
});

test('somebody who is not back is looked for, and one press takes it', async ({ page }) => {
  await collectAs(page, 'overdue@example.com', '+372 5555 0183');
  await advanceClock(page, 2 * HOUR_IN_SECONDS + 120);
  const saidTo = async (phone: string) => (await listMessages(page, phone)).map(({ text }) => text).join('\n');
  await expect.poll(() => saidTo('+37255550183')).toContain('are you all right?');
  const owner = '+37255550121';
  await expect.poll(() => saidTo(owner)).toContain('/alerts/');
  const callOutId = /\/alerts\/([\w-]+)/.exec(await saidTo(owner))?.[1] ?? '';

  const link = await page
    .context()
    .browser()
    ?.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const called = await link?.newPage();
  if (!called) throw new Error('no browser');
  await called.goto(new URL(paths.alert(callOutId), page.url()).href);
  const take = called.getByRole('button', { name: 'I take it' });
  await awake(take);
  await expectAccessible(called);
  await take.click();
  await expect(called.getByText(/You look after it/)).toBeVisible();
  await expectAccessible(called);

  await page.reload();
  const fine = page.getByRole('button', { name: 'I am fine, I am on my way' });
  await awake(fine);
  await expectAccessible(page);
  await fine.click();
  await expect(page.getByText(/that you are fine/)).toBeVisible();

  await called.getByRole('button', { name: 'What happened?' }).click();
  await called.getByText('A rescue service has it').click();
  await called.getByLabel('Which one').fill('Coast guard, Mari');
  const since = called.getByLabel('Since when');
  const now = await since.inputValue();
  const save = called.getByRole('button', { name: 'Save' });
  await since.fill('25:70');
  await expect(called.getByText('Please write a time such as 14:30')).toBeVisible();
  await expect(save).toBeDisabled();
  // Earlier than they went out: refused, and Escape then loses nothing either.
  await since.fill(Temporal.PlainTime.from(now).subtract({ hours: 6 }).toString().slice(0, 5));
  await save.click();
  await expect(called.getByRole('dialog').getByRole('alert')).toBeVisible();
  await called.keyboard.press('Escape');
  await called.getByRole('button', { name: 'Stay here' }).click();
  await since.fill(now);
  await expectAccessible(called);
  await save.click();
  await expect(called.getByRole('heading', { name: 'It is over' })).toBeVisible();
  await link?.close();
});

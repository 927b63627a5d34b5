import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { Page } from '@playwright/test';
import {
  advanceClock,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  listMessages,
  signIn,
  test,
} from './journey.ts';
import { awake } from './rental-steps.ts';

const OWNER = 'owner@laine.test';
const LONGER_THAN_A_DOOR_MAY_STAND_OPEN_SECONDS = 4 * 60;
const LONGER_THAN_THE_SPACING_SECONDS = 61;

const mailAbout = async (page: Page, words: string) =>
  (await listMessages(page, OWNER)).find(({ subject, text }) => `${subject}\n${text}`.includes(words));

test('an owner says when to be told, and hears of a door that stands open', async ({ page }) => {
  await signIn(page, OWNER);
  await page.goto(adminPaths.today());
  await page.getByRole('main').getByRole('link', { name: 'Alerts to me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts to me' })).toBeVisible();
  await expect(page.getByText(OWNER)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  // Journeys run at any hour: the same time twice means no quiet hours.
  const quietFrom = page.getByRole('textbox', { name: 'Quiet from' });
  await awake(quietFrom);
  for (const name of ['Quiet from', 'Quiet until']) await page.getByRole('textbox', { name }).fill('12:00');
  await page.getByRole('textbox', { name: 'Daily digest at' }).fill('8:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);
  await page.reload();
  await expect(quietFrom).toHaveValue('12:00');
  await expect(page.getByRole('textbox', { name: 'Daily digest at' })).toHaveValue('08:30');

  const sendTest = page.getByRole('button', { name: 'Send me a test' });
  await awake(sendTest);
  await sendTest.click();
  await expect(page.getByText('E-mail: sent. Look into your mailbox.')).toBeVisible();
  await expect.poll(() => mailAbout(page, 'This is a test')).toBeDefined();
  await sendTest.click();
  await expect(page.getByText('Too many requests.').first()).toBeVisible();

  await page.goto(adminPaths.station('pirita', 'visit'));
  const open = page.getByRole('button', { name: 'Open 1', exact: true });
  await awake(open);
  await open.click();
  await expect(page.getByText('The door is open: its sensor says so.')).toBeVisible();
  await advanceClock(page, LONGER_THAN_A_DOOR_MAY_STAND_OPEN_SECONDS);
  await expect(async () => {
    await advanceClock(page, LONGER_THAN_THE_SPACING_SECONDS);
    expect(await mailAbout(page, 'A door stands open')).toBeDefined();
  }).toPass();

  const mail = await mailAbout(page, 'A door stands open');
  const [link] = /http\S+\/admin\/stations\/\S+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link ?? '');
  await expect(page).toHaveURL(adminPaths.station('pirita'));
  await expect(page.getByRole('list', { name: 'Lockers' })).toBeVisible();
  await page.request.post('/sandbox/api/stations/pirita/lockers/1/close', { data: {} });

  await page.goto(adminPaths.alertMessages());
  const sent = page.getByRole('listitem').filter({ hasText: 'A door stands open' }).filter({ hasText: 'Sent' });
  await expect(sent.first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

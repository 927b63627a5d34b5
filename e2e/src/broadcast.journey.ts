import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import {
  advanceClock,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  newestMessage,
  signIn,
  test,
} from './journey.ts';
import { bringBack, goOut } from './late-steps.ts';
import { awake, fillPerson, freeBoards, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';
import { awaitLongDay, productNow } from './station-steps.ts';

const OUT_PHONE = '+372 5555 0741';
const COMING_PHONE = '+372 5555 0742';
const TURNAROUND_SECONDS = 900;

async function awaitTwoBoards(page: Page): Promise<void> {
  await expect(async () => {
    const now = await productNow(page);
    const areFree = (await freeBoards(page, now.toString(), now.add({ minutes: 90 }).toString())) > 1;
    if (!areFree) await advanceClock(page, TURNAROUND_SECONDS);
    expect(areFree).toBe(true);
  }).toPass();
}

const smsTo = async (page: Page, phone: string) => (await newestMessage(page, phone.replaceAll(' ', ''))).text;

test('an owner tells everybody of a storm and closes: who is out can return, who comes has the money back', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const open = async () => (await browser.newContext({ baseURL: product.url })).newPage();
  const [coming, owner] = [await open(), await open()];

  await signIn(coming, 'storm-coming@example.com');
  await awaitLongDay(coming);
  await awaitTwoBoards(coming);
  await openStation(coming);
  await fillPerson(coming, COMING_PHONE);
  await goPay(coming);
  await payByCard(coming);
  await shownCode(coming);
  const comingId = new URL(coming.url()).pathname.split('/').at(-1) ?? '';
  await signIn(page, 'storm-out@example.com');
  const rental = await goOut(page, { phone: OUT_PHONE });

  await signIn(owner, 'owner@laine.test');
  await owner.goto(paths.admin());
  await owner.getByRole('link', { name: /^Message to everybody\s*: Pirita rand$/ }).click();
  await expect(owner).toHaveURL(adminPaths.station('pirita', 'message'));
  const storm = owner.getByRole('radio', { name: 'Storm' });
  await awake(storm);
  await storm.check();
  await expect(owner.getByText(/STORM at/).first()).toBeVisible();
  await owner.getByRole('button', { name: /^1\sh$/ }).click();
  await owner.getByRole('checkbox', { name: 'Close the station now, until then' }).check();
  await expect(owner.getByText('The station closes now.')).toBeVisible();
  await expect(owner.getByRole('listitem').filter({ hasText: '5555 0741' })).toBeVisible();
  await expect(owner.getByRole('listitem').filter({ hasText: '5555 0742' })).toBeVisible();
  await expectAccessible(owner);
  await expectNoSidewaysScrolling(owner);
  await owner.getByRole('button', { name: 'Send and close now…' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog).toContainText(/\d+ (?:person gets|people get) an SMS now/);
  await expect(dialog).toContainText(/\d+ bookings? (?:is|are) cancelled/);
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Send and close now' }).click();

  await expect(owner).toHaveURL(/\/message\/[\w-]+$/);
  const told = (phone: string) => owner.getByRole('listitem').filter({ hasText: phone });
  await expect(told('5555 0741')).toContainText('SMS: sent');
  await expect(told('5555 0742')).toContainText('SMS: sent');
  await expectAccessible(owner);
  await expectNoSidewaysScrolling(owner);

  await expect.poll(() => smsTo(page, OUT_PHONE)).toMatch(/STORM at .*Come ashore and return the board now/);
  await expect.poll(() => smsTo(page, COMING_PHONE)).toMatch(/had to cancel .*Storm: the station is closed\. You get/);
  const { refundedInCents, amountInCents } = await readBooking(owner, comingId);
  expect([amountInCents, refundedInCents]).toEqual([expect.any(Number), amountInCents]);
  const screen = await page.context().newPage();
  await screen.goto(`${paths.sandbox()}/stations/pirita/screen/`);
  await screen.getByRole('button', { name: 'English' }).click();
  // The screen may still wish the last renter a good time.
  const closed = screen.getByRole('heading', { name: 'Storm: the station is closed' });
  const goodTime = screen.getByRole('button', { name: 'Done' });
  await expect(closed.or(goodTime)).toBeVisible();
  if (await goodTime.isVisible()) await goodTime.click();
  await screen.getByRole('button', { name: 'English' }).click();
  await expect(closed).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Return' })).toBeVisible();
  await screen.close();
  await bringBack(page, rental);

  // Another journey may rent here.
  await owner.getByRole('link', { name: 'Open the station again' }).click();
  await owner.getByRole('list', { name: 'Closures' }).getByRole('button', { name: 'Open again' }).first().click();
  await owner.getByRole('dialog').getByRole('button', { name: 'End the closure' }).click();
  await expect(owner.getByText('Nothing is closed, now or later.')).toBeVisible();
});

async function readBooking(page: Page, bookingId: string) {
  const answer = await page.request.get(`/api/admin/bookings/${bookingId}`);
  const { booking } = (await answer.json()) as { booking: { amountInCents: number; refundedInCents: number } };
  return booking;
}

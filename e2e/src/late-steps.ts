import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { advanceClock, expect } from './journey.ts';
import { fillPerson, form, goPay, listOwnBookings, openStation, payByCard, shownCode } from './rental-steps.ts';
import { awaitFreeBoard, awaitLongDay, productNow } from './station-steps.ts';

/** Steps of somebody who keeps a board too long. At the lockers the sandbox's hands do everything. */

type RentalWish = { phone: string; card?: string; boards?: number; isAsked?: boolean };

export type Rental = { bookingId: string; end: Temporal.Instant; codes: string[] };

/** Pays for a rental that is about to begin, collects every board, and leaves the booking page open. */
export async function goOut(page: Page, { phone, card, boards = 1, isAsked = false }: RentalWish): Promise<Rental> {
  await awaitLongDay(page);
  await awaitFreeBoard(page);
  await openStation(page);
  await form(page)
    .boards.nth(boards - 1)
    .check();
  await fillPerson(page, phone);
  await goPay(page);
  await payByCard(page, card);
  if (isAsked) await confirmAtBank(page);
  await shownCode(page);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const own = (await listOwnBookings(page)).find(({ id }) => id === bookingId);
  await until(page, Temporal.Instant.from(own?.metadata.start ?? ''));
  const answer = await page.request.get(`/api/bookings/${bookingId}`);
  const { booking } = (await answer.json()) as { booking: { sessions: { code: string }[] } };
  const codes = booking.sessions.map(({ code }) => code);
  for (const code of codes) await atLocker(page, code, 'open', 'take');
  await expectBoards(page, bookingId, 'started');
  return { bookingId, end: Temporal.Instant.from(own?.metadata.end ?? ''), codes };
}

/** The bank asks its customer, who agrees. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.locator('button[value=complete]').click();
}

export async function putBack(page: Page, { codes }: Pick<Rental, 'codes'>): Promise<void> {
  for (const code of codes) await atLocker(page, code, 'return', 'put');
}

export async function bringBack(page: Page, { bookingId, codes }: Rental): Promise<void> {
  await putBack(page, { codes });
  await expectBoards(page, bookingId, 'finished');
}

export async function until(page: Page, moment: Temporal.Instant): Promise<void> {
  const left = (await productNow(page)).until(moment).total('seconds');
  if (left > 0) await advanceClock(page, Math.ceil(left));
}

async function atLocker(page: Page, code: string, intent: 'open' | 'return', hands: 'take' | 'put'): Promise<void> {
  const station = '/sandbox/api/stations/pirita';
  let lockerNumber: number | undefined;
  await expect(async () => {
    const typed = await page.request.post(`${station}/keypad`, { data: { code, intent } });
    const answer = (await typed.json()) as { outcome: string; lockerNumber?: number };
    expect(answer.outcome).toBe('opened');
    lockerNumber = answer.lockerNumber;
  }).toPass();
  await page.request.post(`${station}/lockers/${lockerNumber}/${hands}`, { data: {} });
  await page.request.post(`${station}/lockers/${lockerNumber}/close`, { data: {} });
}

async function expectBoards(page: Page, bookingId: string, status: string): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/bookings/${bookingId}`);
      const { booking } = (await answer.json()) as { booking: { sessions: { status: string }[] } };
      return booking.sessions.every((session) => session.status === status);
    })
    .toBe(true);
}

/** Opens the booking page in its present state. */
export async function openBooking(page: Page, bookingId: string): Promise<void> {
  await page.goto(paths.booking(bookingId));
}

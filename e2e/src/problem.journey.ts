import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, listMessages, signIn, test } from './journey.ts';
import { bringBack, goOut, openBooking, putBack, until } from './late-steps.ts';
import { awake } from './rental-steps.ts';

/** A problem: reported with a photo, remedied, or claimed, contested and decided. */

/** A photo as a phone would send it, drawn in the page. */
async function takePicture(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    canvas.getContext('2d')?.fillRect(50, 50, 200, 100);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}

test('a broken board is reported with a photo, and another locker opens when it is back', async ({ page }) => {
  await signIn(page, 'finds-a-crack@example.com');
  const rental = await goOut(page, { phone: '+372 5555 0501' });
  await openBooking(page, rental.bookingId);
  const report = page.getByRole('button', { name: 'Report a problem' });
  await awake(report);
  await report.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible();
  await dialog.getByRole('combobox', { name: /What is wrong/ }).selectOption('damaged-board');
  const buffer = await takePicture(page);
  await dialog.getByTestId('photos').setInputFiles([{ name: 'crack.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /In a sentence/ }).fill('A crack at the nose');
  await expectAccessible(page);
  const send = dialog.getByRole('button', { name: 'Send report' });
  await expect(send).toBeEnabled();
  await send.click();
  const section = page.getByRole('region', { name: 'Is something wrong?' });
  await expect(section).toContainText('A crack at the nose');
  await expect(section.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await section.getByRole('button', { name: 'Give me another locker' }).click();
  await expect(section).toContainText('Another locker is kept for you until');
  await expect(page.getByText('Appears once the first board is back')).toBeVisible();
  await expectAccessible(page);
  const codes = async () => {
    const answer = await page.request.get(`/api/bookings/${rental.bookingId}`);
    const { booking } = (await answer.json()) as { booking: { sessions: { status: string; code: string | null }[] } };
    return booking.sessions.filter(({ status }) => status === 'created').map(({ code }) => code);
  };
  expect(await codes()).toEqual([null]);
  await putBack(page, rental);
  await expect.poll(codes).toEqual([expect.stringMatching(/^\d{4}$/)]);
  expect(rental.codes).not.toContain((await codes())[0]);
  await expect(section).toContainText('You have a new code and another locker above');
});

test('a claim comes by mail, is contested, and another admin drops it', async ({ page, browser, baseURL }) => {
  const email = 'knows-better@example.com';
  await signIn(page, email);
  const rental = await goOut(page, { phone: '+372 5555 0502' });
  await until(page, rental.end.subtract({ minutes: 5 }));
  await bringBack(page, rental);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await context.newPage();
  await signIn(staff, 'admin@laine.test');
  const post = async (path: string, data: object) => {
    const answer = await staff.request.post(`/api/admin${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as { id: string };
  };
  const own = await page.request.get(`/api/bookings/${rental.bookingId}`);
  const { booking } = (await own.json()) as { booking: { sessions: { id: string; lockerNumber: number }[] } };
  const [session] = booking.sessions;
  const station = await staff.request.get('/api/admin/stations/pirita');
  const { lockers } = (await station.json()) as {
    lockers: { number: number; items: { id: string; canOpenDoor: boolean }[] }[];
  };
  const things = lockers.find(({ number }) => number === session?.lockerNumber)?.items ?? [];
  // Claims the paddle: somebody reported the board before.
  const items = [{ itemId: things.find(({ canOpenDoor }) => canOpenDoor)?.id, amountInCents: 2_000 }];
  const wish = { sessionId: session?.id, items, note: 'A long scratch', photoIds: [], whyNoPhoto: 'It is gone' };
  await openBooking(page, rental.bookingId);
  const card = page.getByRole('region', { name: 'Missing or broken' });
  await expect(page.getByText('Everything is back in its locker').first()).toBeVisible();
  const { id } = await post('/claims', wish);
  await post(`/claims/${id}/decide`, { decision: 'approve' });
  // The open page refreshes by itself.
  await expect(card).toBeVisible({ timeout: 20_000 });

  const mails = async () => (await listMessages(page, email)).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain(paths.bookingClaims(rental.bookingId));
  await page.goto(paths.bookingClaims(rental.bookingId));
  await expect(card).toContainText('€20.00');
  await expect(card).toContainText('A long scratch');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'This is wrong' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /What happened/ }).fill('It was there when I came');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(card.getByText('On hold')).toBeVisible();
  await staff.goto(adminPaths.claim(id));
  await expect(staff.getByText('another admin decides whether it is charged')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'Drop' })).toBeVisible();
  await expectAccessible(staff);
  await post(`/claims/${id}/decide`, { decision: 'drop', reason: 'The last renter reported it' });
  await page.reload();
  await expect(card).toContainText('The last renter reported it');
  await expect(card).toContainText('There is nothing left to pay');
  await expect.poll(mails).toContain('The last renter reported it');
  await context.close();
});

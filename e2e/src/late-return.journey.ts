import { adminPaths } from '@laine/contract/admin-paths.ts';
import { paths } from '@laine/contract/paths.ts';
import type { Page } from '@playwright/test';
import { advanceClock, expect, expectAccessible, listMessages, signIn, test } from './journey.ts';
import { bringBack, confirmAtBank, goOut, openBooking, until, type Rental } from './late-steps.ts';
import { awake, chooseTime, fillPerson, form, goPay, openStation, payByCard, shownCode } from './rental-steps.ts';

/** A board that comes back too late: warned before, charged once, objected to, or owed and paid. */

const FAILS_LATER = '4000000000000341';
const ASKS_ALWAYS = '4000000000003220';

async function bringBackLate(page: Page, rental: Rental): Promise<void> {
  await until(page, rental.end.add({ minutes: 65 }));
  await bringBack(page, rental);
  await advanceClock(page, 60);
}

/** From the list of debts to the payment page. */
async function payDebt(page: Page): Promise<void> {
  const pay = page.getByRole('article', { name: 'Overtime' }).getByRole('button', { name: /^Pay/ });
  await awake(pay);
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

test('a late return is charged, told by mail and objected to, and an admin drops it', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'late-and-sure@example.com';
  await signIn(page, email);
  const rental = await goOut(page, { phone: '+372 5555 0401' });
  await until(page, rental.end.subtract({ minutes: 10 }));
  await openBooking(page, rental.bookingId);
  await expect(page.getByText(/^Be back by/)).toBeVisible();
  await expect(page.getByRole('button', { name: /One more hour/ })).toHaveText(/€7\.50/);
  await expectAccessible(page);

  await until(page, rental.end.add({ minutes: 5 }));
  await page.reload();
  const advice = page.getByText(/counts as on time/);
  await expect(advice).toContainText(
    /Nothing is charged before \d\d:\d\d; from then each full hour late costs €15\.00/,
  );
  await expectAccessible(page);
  await until(page, rental.end.add({ minutes: 65 }));
  await page.reload();
  await expect(page.getByText(/€15\.00 so far, next at \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
  await bringBack(page, rental);
  await advanceClock(page, 60);

  await openBooking(page, rental.bookingId);
  const card = page.getByRole('region', { name: 'Overtime' });
  await expect(card).toContainText('€15.00');
  await expect(card.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('plus €15.00 overtime')).toBeVisible();
  const mails = async () => (await listMessages(page, email)).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain(paths.booking(rental.bookingId));
  await expect.poll(mails).toMatch(/15\.00/);

  const object = card.getByRole('button', { name: 'Something is wrong: object' });
  await awake(object);
  await object.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send objection' }).click();
  await expect(dialog.getByText('Please tell us what happened')).toBeVisible();
  await dialog.getByRole('textbox', { name: /What happened/ }).fill('I was there at five, and the door was jammed.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send objection' }).click();
  await expect(card.getByText('On hold')).toBeVisible();
  await expect(card).toContainText('the door was jammed');
  await expect(object).toHaveCount(0);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await context.newPage();
  await signIn(staff, 'admin@laine.test');
  await staff.goto(adminPaths.booking(rental.bookingId));
  const question = staff.getByRole('region', { name: 'Is the overtime right?' });
  await expect(question).toContainText('the door was jammed');
  const drop = question.getByRole('button', { name: 'Drop the overtime' });
  await awake(drop);
  await expectAccessible(staff);
  await drop.click();
  const asked = staff.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'Reason' }).fill('The journal shows a jam');
  await asked.getByRole('button', { name: 'Drop the overtime' }).click();
  await expect(question).toHaveCount(0);
  await expect(staff.getByRole('list', { name: 'History' })).toContainText('The journal shows a jam');
  await context.close();
  await page.reload();
  await expect(card).toContainText('The journal shows a jam');
  await expect(page.getByText('of it €15.00 for what was charged afterwards')).toBeVisible();
});

test('a card that declines later leaves a debt; paid, it lets book again', async ({ page }) => {
  await signIn(page, 'owes-declined@example.com');
  const rental = await goOut(page, { phone: '+372 5555 0402', card: FAILS_LATER });
  await bringBackLate(page, rental);

  await openBooking(page, rental.bookingId);
  await expect(page.getByRole('region', { name: 'Overtime' })).toContainText('Until this is paid, you cannot book');
  const entry = page.getByRole('banner').getByRole('link', { name: /15\.00/ });
  await expect(entry).toBeVisible();
  await openStation(page);
  await expect(page.getByText('You have an open payment of €15.00')).toBeVisible();
  await chooseTime(page, 3, '05:00', '06:00');
  await fillPerson(page, '+372 5555 0402');
  await expect(form(page).pay).toHaveText('Pay it now');
  await form(page).pay.click();

  await expect(page).toHaveURL(paths.debts());
  const debt = page.getByRole('article', { name: 'Overtime' });
  await expect(debt).toContainText('it doubles once, to €30.00');
  await expectAccessible(page);
  await payDebt(page);
  await page.goBack();
  await page.goto(paths.debts());
  await payDebt(page);
  await payByCard(page);
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You owe nothing' })).toBeVisible();
  await expectAccessible(page);

  await openStation(page);
  await chooseTime(page, 3, '05:00', '06:00');
  await fillPerson(page, '+372 5555 0402');
  await goPay(page);
  await payByCard(page);
  await shownCode(page);
});

test('a card that asks for its owner later leaves a debt, and its owner pays it with the same card', async ({
  page,
}) => {
  await signIn(page, 'owes-asked@example.com');
  await bringBackLate(page, await goOut(page, { phone: '+372 5555 0403', card: ASKS_ALWAYS, isAsked: true }));
  await page.goto(paths.debts());
  await payDebt(page);
  await payByCard(page, ASKS_ALWAYS);
  await confirmAtBank(page);
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You owe nothing' })).toBeVisible();
});

test('the link in a reminder leads through the sign-in to what is owed', async ({ page }) => {
  await page.goto(paths.debts());
  await expect(page).toHaveURL(paths.login({ redirect: paths.debts() }));
  await signIn(page, 'owes-nothing@example.com');
  await page.goto(paths.debts());
  await expect(page.getByRole('heading', { name: 'You owe nothing' })).toBeVisible();
  await expectAccessible(page);
});

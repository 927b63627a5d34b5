import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let laine: RentalScene;
beforeAll(async () => {
  laine = await openRentalScene();
});
afterAll(() => laine.close());

test('an edit changes what it names, and an empty field removes what was there', async () => {
  const browser = await laine.as('editor@example.com');
  await browser.call(calls.editMe, {
    name: 'Mari',
    surname: 'Maasikas',
    phone: '5555 5555',
    country: 'EE',
    postalCode: '10111',
  });
  const { user } = await browser.call(calls.editMe, { name: '', postalCode: '10112' });
  expect(user).toMatchObject({ surname: 'Maasikas', phone: '+37255555555', country: 'EE', postalCode: '10112' });
  expect(user).not.toHaveProperty('name');
  expect((await browser.call(calls.me)).user).toEqual(user);
});

test.each(['a\nb', 'a\tb', 'a\u007fb', '\ud800'])('%j is no name', async (name) => {
  const browser = await laine.as('lines@example.com');
  await expect(browser.call(calls.editMe, { name })).rejects.toMatchObject({
    code: 'malformed',
    message: 'Please check: name',
  });
});

test('the phone at which staff are called changes after a fresh sign-in alone, and with no booking of theirs', async () => {
  const beach = await laine.station({ lockers: 2 });
  const admin = await laine.newAdmin();
  const { browser, account } = admin;
  await browser.call(calls.editMe, { phone: '+372 5555 0101' });
  laine.clock.advance({ minutes: 16 });
  for (const phone of ['+372 5555 0666', ''])
    await expect(browser.call(calls.editMe, { phone })).rejects.toMatchObject({ code: 'fresh-sign-in-needed' });
  // The form sends the whole profile.
  await browser.call(calls.editMe, { name: 'Liis', phone: '5555 0101' });
  expect(await admin.checkout(beach.slot('12:00', '13:00'), { phone: '+372 5555 0666' })).toMatchObject({
    status: 200,
  });
  expect((await browser.call(calls.me)).user).toMatchObject({ name: 'Liis', phone: '+37255550101' });

  await laine.stayIn();
  expect((await browser.call(calls.editMe, { phone: '+372 5555 0102' })).user.phone).toBe('+37255550102');
  await laine.db.query.updateTable('accounts').set({ role: 'user' }).where('id', '=', account.id).execute();
  laine.clock.advance({ minutes: 16 });
  expect((await browser.call(calls.editMe, { phone: '+372 5555 0103' })).user.phone).toBe('+37255550103');
});

import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestLaine, type TestLaine } from '../testing/open-test-laine.ts';

let laine: TestLaine;
beforeAll(async () => {
  laine = await openTestLaine();
});
afterAll(() => laine.close());

test('an edit changes what it names, and an empty field removes what was there', async () => {
  const browser = await laine.signIn('editor@example.com');
  await browser.call(calls.editMe, { name: 'Mari', phone: '5555 5555', country: 'EE', postalCode: '10111' });
  const { user } = await browser.call(calls.editMe, { name: '', postalCode: '10112' });
  expect(user).toMatchObject({ phone: '+37255555555', country: 'EE', postalCode: '10112' });
  expect(user).not.toHaveProperty('name');
  expect((await browser.call(calls.me)).user).toEqual(user);
});

test.each(['a\nb', 'a\tb', 'a\u007fb', '\ud800'])('%j is no name', async (name) => {
  const browser = await laine.signIn('lines@example.com');
  await expect(browser.call(calls.editMe, { name })).rejects.toMatchObject({
    code: 'malformed',
    message: 'Please check: name',
  });
});

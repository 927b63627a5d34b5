import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
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

import { calls } from '@laine/contract/calls.ts';
import { SIGNED_IN_AS } from '@laine/contract/signed-in-as.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

const idOf = async (browser: TestBrowser) => (await browser.call(calls.me)).user?.id ?? '';

const rename = (browser: TestBrowser, name: string, signedInAs: string) =>
  browser.fetch('/api/users/me', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', [SIGNED_IN_AS]: signedInAs },
    body: JSON.stringify({ name }),
  });

test('what was filled in for one person is not done for another who has signed in meanwhile', async () => {
  const anna = await idOf(await laine.as('anna@example.com'));
  const boris = await laine.as('boris@example.com');
  await boris.call(calls.editMe, { name: 'Boris' });

  const refused = await rename(boris, 'Anna', anna);
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([409, 'somebody-else-signed-in']);
  expect((await boris.call(calls.me)).user?.name).toBe('Boris');
  expect((await rename(boris, 'Boriss', await idOf(boris))).status).toBe(200);
});

test('where nobody is signed in any more, a sign-in is asked for', async () => {
  const anna = await idOf(await laine.as('anna@example.com'));
  expect((await rename(laine.browser(), 'Anna', anna)).status).toBe(401);
});

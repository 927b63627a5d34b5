import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

const read = async (path: string) => {
  const answer = await fetch(laine.url + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  return answer.text();
};

test('whoever finds a weakness learns where to report it, from a text that is not stale', async () => {
  const text = await read('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${laine.url}/.well-known/security.txt`);
  const expires = Temporal.Instant.from(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = laine.clock.now().until(expires).total('hours') / 24;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('search engines leave the pages of persons, of staff and the calls alone', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /admin', 'Disallow: /bookings/']));
  expect(lines).not.toContain('Disallow: /');
});

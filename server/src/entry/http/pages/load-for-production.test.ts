import { expect, test } from 'vitest';
import { loadForProduction } from './load-for-production.ts';

test('pages are rendered by the fast build of React, and the environment stays as it was', async () => {
  const before = process.env['NODE_ENV'];
  const { default: react } = await loadForProduction(() => import('react'));
  // Only the development build has it.
  expect(react).not.toHaveProperty('captureOwnerStack');
  expect(process.env['NODE_ENV']).toBe(before);
});

test('a build that cannot be loaded changes nothing either', async () => {
  const before = process.env['NODE_ENV'];
  const failing = loadForProduction(() => Promise.reject(new Error('not built')));
  await expect(failing).rejects.toThrow('not built');
  expect(process.env['NODE_ENV']).toBe(before);
});

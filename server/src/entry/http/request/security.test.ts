import { expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { pageContentPolicy, scriptContentPolicy } from './security.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
const connections = (policy: string) => directive(policy, 'connect-src');

test('pages, and the scripts that run as workers, reach their own origin only', () => {
  const settings = readSettings({});
  expect(connections(pageContentPolicy('n', settings))).toBe("connect-src 'self'");
  expect(connections(scriptContentPolicy(settings))).toBe("connect-src 'self'");
});

test('an operator’s map is reached at exactly its own origin, also by the worker that fetches its tiles', () => {
  const settings = readSettings({ MAP_STYLE_URL: 'https://tiles.example.com/styles/sea.json?key=secret' });
  const allowed = "connect-src 'self' https://tiles.example.com";
  expect(connections(pageContentPolicy('n', settings))).toBe(allowed);
  expect(connections(scriptContentPolicy(settings))).toBe(allowed);
});

test('pictures come from us and from the operator’s map alone', () => {
  expect(directive(pageContentPolicy('n', readSettings({})), 'img-src')).toBe("img-src 'self' data: blob:");
  const settings = readSettings({ MAP_STYLE_URL: 'https://tiles.example.com/styles/sea.json' });
  expect(directive(pageContentPolicy('n', settings), 'img-src')).toBe(
    "img-src 'self' data: blob: https://tiles.example.com",
  );
});

test('only what carries the nonce may run', () => {
  expect(pageContentPolicy('abc', readSettings({}))).toContain("script-src 'self' 'nonce-abc'");
});

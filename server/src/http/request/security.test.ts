import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { pageContentPolicy, scriptContentPolicy } from './security.ts';

const connections = (policy: string) => policy.split('; ').find((directive) => directive.startsWith('connect-src'));

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

test('only what carries the nonce may run', () => {
  expect(pageContentPolicy('abc', readSettings({}))).toContain("script-src 'self' 'nonce-abc'");
});

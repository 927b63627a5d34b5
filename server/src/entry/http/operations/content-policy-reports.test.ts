import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

let told: unknown[][] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(laine.deps.log, 'warn').mockImplementation((...line: unknown[]) => void told.push(line));
  laine.clock.advance({ hours: 2 });
});
afterEach(() => vi.restoreAllMocks());

const report = async (body: string, type: string, headers: Record<string, string> = {}) => {
  const answer = await laine
    .browser()
    .fetch('/content-policy-reports', { method: 'POST', body, headers: { 'content-type': type, ...headers } });
  return answer.status;
};
const older = (directive: string, blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'http://localhost/bookings/secret-id?token=1',
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  });
const newer = (directive: string, blocked: string) =>
  JSON.stringify([
    {
      type: 'csp-violation',
      url: 'http://localhost/bookings/secret-id',
      body: { effectiveDirective: directive, blockedURL: blocked, documentURL: 'http://localhost/bookings/secret-id' },
    },
  ]);

test('both ways in which browsers report are told, once an hour, without queries and pages', async () => {
  const blocked = 'https://evil.example/steal.js?of=anna@example.com';
  expect(await report(older('script-src-elem', blocked), 'application/csp-report')).toBe(204);
  expect(await report(newer('script-src-elem', blocked), 'application/reports+json')).toBe(204);
  expect(await report(newer('img-src', 'data:image/png;base64,AAAA'), 'application/reports+json')).toBe(204);
  expect(await report(older('style-src-attr', 'inline'), 'application/csp-report', { origin: 'null' })).toBe(204);
  expect(told).toEqual([
    [{ directive: 'script-src-elem', blocked: 'https://evil.example' }, 'content policy violated'],
    [{ directive: 'img-src', blocked: 'data:' }, 'content policy violated'],
    [{ directive: 'style-src-attr', blocked: 'inline' }, 'content policy violated'],
  ]);
});

test('whatever else is posted is passed over', async () => {
  const odd = ['', '{', 'null', '[]', '{"csp-report":17}', '[{"body":[]}]', '"\u0000"', 'x'.repeat(100_000)];
  for (const body of odd) {
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json', 'text/plain', 'x'])
      expect([body.slice(0, 20), type, await report(body, type)]).toEqual([body.slice(0, 20), type, 204]);
  }
  expect(told).toEqual([]);
});

test('one network cannot fill the log', async () => {
  for (let host = 0; host < 100; host += 1)
    expect(await report(older('img-src', `https://h${host}.example/`), 'application/csp-report')).toBe(204);
  expect(told.length).toBeLessThanOrEqual(60);
});

test('pages say where to report', async () => {
  const { headers } = await laine.browser().fetch('/api/users/me');
  expect(headers.get('reporting-endpoints')).toBe('content-policy="/content-policy-reports"');
});

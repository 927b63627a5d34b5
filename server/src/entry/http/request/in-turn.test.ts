import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../../testing/open-rental-scene.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

let scene: RentalScene;
let availability: string;
beforeAll(async () => {
  scene = await openRentalScene({ env: { TRUST_PROXY: '1' } });
  const { id } = await scene.station({ lockers: 2 });
  availability = callAddress(calls.stationAvailability, { stationId: id, date: '2030-07-01' });
});
afterAll(() => scene.close());

const EXPORT = callAddress(calls.exportMe, {});
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const ended: string[] = [];
async function ask(name: string, browser: TestBrowser, address: string, init?: RequestInit) {
  const response = await browser.fetch(address, init);
  await response.text();
  ended.push(name);
  const { status, headers } = response;
  return `${status} ${headers.get('x-refusal') ?? ''} ${headers.get('retry-after') ?? ''}`.trim();
}
const many = (name: string, browser: TestBrowser, address: string, init?: RequestInit) =>
  Array.from({ length: 40 }, () => ask(name, browser, address, init));

test('one customer has a few costly calls at once, the next are refused, and others come in between', async () => {
  const [flooder, honest] = [await scene.customer(), await scene.customer()];
  const flood = many('flood', flooder.browser, EXPORT);
  const others = [
    ask('export', honest.browser, EXPORT),
    ask('availability', scene.browser(), availability),
    ask('light', flooder.browser, callAddress(calls.me, {})),
  ];
  expect(await Promise.all(others)).toEqual(['200', '200', '200']);
  const answers = await Promise.all(flood);
  expect(new Set(answers)).toEqual(new Set(['200', '503 busy 5']));
  expect(answers.filter((answer) => answer === '200').length).toBeGreaterThanOrEqual(8);
  expect(ended.at(-1)).toBe('flood');
});

test('a network that asks for everything leaves the booking form to the others', async () => {
  ended.length = 0;
  const flood = many('flood', scene.browser(), availability, from('203.0.113.9'));
  const others = ['198.51.100.7', '198.51.100.8', '2001:db8::1'].map((address) =>
    ask('other', scene.browser(), availability, from(address)),
  );
  expect(await Promise.all(others)).toEqual(['200', '200', '200']);
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['200', '503 busy 5']));
  expect(ended.at(-1)).toBe('flood');
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { callAddress, createCaller, Declined } from './client.ts';

let answer: { status: number; headers?: Record<string, string>; body: string } = { status: 200, body: '{}' };
const seen: { method: string | undefined; url: string | undefined; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
let call: ReturnType<typeof createCaller>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  call = createCaller({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => server.close());

test('path, query and body fields go to their places', async () => {
  answer = { status: 200, body: '{"success":true}' };
  await call(calls.removeStationUser, { stationId: 'pirita', userId: 'a/b' });
  expect(seen.at(-1)).toEqual({ method: 'DELETE', url: '/api/admin/stations/pirita/users/a%2Fb', body: '' });

  answer = { status: 200, body: '{"bookings":[],"pagination":{"offset":5,"limit":10},"total":0}' };
  await call(calls.myBookings, { offset: 5, limit: 10 });
  expect(seen.at(-1)?.url).toBe('/api/bookings?offset=5&limit=10');

  const sums = { refundInCents: 900, parts: [], paidInCents: 1000, passChargeInCents: 0 };
  const told = { ...sums, cancelled: false, awaitsStation: false };
  answer = { status: 200, body: JSON.stringify(told) };
  await call(calls.cancelBooking, { bookingId: 'b1', preview: true });
  expect(seen.at(-1)).toEqual({ method: 'POST', url: '/api/bookings/b1/cancel', body: '{"preview":true}' });
});

test("a refusal carries the server's words, status and code", async () => {
  answer = {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-refusal': 'too-many-codes', 'retry-after': '60' },
    body: 'Slow down',
  };
  const declined = await call(calls.loginByEmail, { email: 'a@b.ee' }).catch((error: unknown) => error);
  expect(declined).toBeInstanceOf(Declined);
  expect(declined).toMatchObject({
    status: 429,
    message: 'Slow down',
    code: 'too-many-codes',
    retryAfterInSeconds: 60,
  });
});

test('a refusal names the fields it is about', async () => {
  const headers = { 'content-type': 'text/plain', 'x-refusal': 'malformed', 'x-refused-fields': 'email, prefs' };
  answer = { status: 400, headers, body: 'Please check: email, prefs.LANGUAGES' };
  const declined = await call(calls.loginByEmail, { email: 'a@b.ee' }).catch((error: unknown) => error);
  expect(declined).toMatchObject({ code: 'malformed', fields: ['email', 'prefs'] });
});

test('words about trouble on our side are read as any others', async () => {
  answer = { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Failed to send code' };
  await expect(call(calls.me)).rejects.toMatchObject({ status: 500, message: 'Failed to send code' });
});

test.each([
  ['a page of a proxy', { 'content-type': 'text/html' }, '<html>502 Bad Gateway</html>'],
  ['its plain text', { 'content-type': 'text/plain' }, 'upstream connect error'],
  ['JSON', { 'content-type': 'application/json', 'x-refusal': 'internal' }, '{"statusCode":503}'],
])('%s is nothing that people should read', async (_what, headers, body) => {
  answer = { status: 502, headers: { ...headers, 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, body };
  const declined = await call(calls.me).catch((error: unknown) => error);
  expect(declined).toMatchObject({ name: 'Declined', status: 502, message: '' });
  expect(declined).toHaveProperty('retryAfterInSeconds', undefined);
});

test.each(['.', '..'])('a path field %j does not lead to another call', async (bookingId) => {
  const asked = seen.length;
  await expect(call(calls.booking, { bookingId })).rejects.toThrow('cannot be part of a path');
  expect(seen).toHaveLength(asked);
});

test('an answer that is not what the contract says is an error', async () => {
  answer = { status: 200, body: '{"user":{"id":5}}' };
  await expect(call(calls.me)).rejects.toThrow(/invalid/i);
});

test('a link to a call has its fields in the path and the query', () => {
  expect(callAddress(calls.bookingCalendar, { bookingId: 'a/b' })).toBe('/api/bookings/a%2Fb/calendar.ics');
  expect(callAddress(calls.stationAvailability, { stationId: 'pirita', date: '2026-07-04' })).toBe(
    '/api/stations/pirita/availability?date=2026-07-04',
  );
});

test('a refusal whose header got lost on the way keeps its words', async () => {
  answer = { status: 409, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Somebody was faster' };
  await expect(call(calls.me)).rejects.toMatchObject({ status: 409, message: 'Somebody was faster', code: undefined });
});

import { Declined } from '@laine/contract/client.ts';
import { expect, test } from 'vitest';
import { ticketEndOf } from './ticket-end-of.ts';

const declined = (status: number, code: string) =>
  new Declined(status, `words of ${code}`, new Headers({ 'x-refusal': code }));

test('a ticket that is over says why, in the words of the server', () => {
  const ends = {
    'ticket-board-back': true,
    'ticket-time-over': true,
    'ticket-cancelled': false,
    'ticket-taken-back': false,
  };
  for (const [code, isPast] of Object.entries(ends))
    expect(ticketEndOf(declined(410, code))).toEqual({ why: `words of ${code}`, isPast });
});

test('of a link that leads nowhere nobody knows why', () => {
  expect(ticketEndOf(declined(404, 'ticket-not-found'))).toEqual({ why: undefined, isPast: false });
  expect(ticketEndOf(declined(400, 'malformed'))).toEqual({ why: undefined, isPast: false });
});

test('a server that is busy and a lost network end no ticket', () => {
  expect(ticketEndOf(declined(429, 'too-many-tries'))).toBeUndefined();
  expect(ticketEndOf(declined(503, 'busy'))).toBeUndefined();
  expect(ticketEndOf(new TypeError('failed to fetch'))).toBeUndefined();
  // A proxy that has no server behind it for a moment.
  for (const status of [400, 404, 410])
    expect(ticketEndOf(new Declined(status, 'Not found', new Headers()))).toBeUndefined();
});

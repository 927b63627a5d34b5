import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { expect, test } from 'vitest';
import { ticketToKeep } from './ticket-to-keep.ts';

const ticket: SharedTicket = {
  station: {
    id: 'pirita',
    name: 'Pirita',
    locationText: 'Merivälja tee 5, Tallinn',
    latitude: 59.47,
    longitude: 24.83,
    timeZone: 'Europe/Tallinn',
    phone: '+372 5555 0101',
  },
  start: '2026-07-04T11:00:00Z',
  end: '2026-07-04T13:00:00Z',
  status: 'created',
  lockerNumber: 3,
  movedFrom: null,
  code: '2440',
  acceptedAt: '2026-07-04T10:00:00Z',
  isInQuestion: false,
  news: [],
};

test('what is kept of a shared ticket is what its reader needs at the locker', () => {
  expect(ticketToKeep(ticket)).toMatchObject({
    stationName: 'Pirita',
    phone: '+372 5555 0101',
    end: ticket.end,
    sessions: [{ code: '2440', lockerNumber: 3 }],
  });
});

test('before the safety lines are agreed to there is nothing to keep', () => {
  expect(ticketToKeep({ ...ticket, code: null, acceptedAt: null })).toBeUndefined();
});

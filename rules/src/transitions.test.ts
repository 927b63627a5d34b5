import { AccountStatus, BookingStatus, LockerStatus, SessionStatus, StationStatus } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import { canMove, listMoves } from './transitions.ts';

const allMoves = {
  booking: BookingStatus.options.flatMap((from) => listMoves('booking', from).map((to) => `${from} -> ${to}`)),
  session: SessionStatus.options.flatMap((from) => listMoves('session', from).map((to) => `${from} -> ${to}`)),
  locker: LockerStatus.options.flatMap((from) => listMoves('locker', from).map((to) => `${from} -> ${to}`)),
  station: StationStatus.options.flatMap((from) => listMoves('station', from).map((to) => `${from} -> ${to}`)),
  account: AccountStatus.options.flatMap((from) => listMoves('account', from).map((to) => `${from} -> ${to}`)),
};

test('a booking is paid or lost; a lost one comes back only by money or proof', () => {
  expect(allMoves.booking).toEqual([
    'open -> complete',
    'open -> expired',
    'complete -> expired',
    'expired -> complete',
  ]);
});

test('a session is collected and brought back; a finished one stays finished', () => {
  expect(allMoves.session).toEqual([
    'created -> started',
    'created -> cancelled',
    'started -> finished',
    'started -> cancelled',
    'cancelled -> created',
    'cancelled -> started',
  ]);
});

test('a board nobody collected cannot be returned', () => {
  expect(canMove('session', 'created', 'finished')).toBe(false);
});

test('lockers and stations may go from any state to any other', () => {
  expect(allMoves.locker).toHaveLength(6);
  expect(allMoves.station).toHaveLength(6);
});

test('a ban is not turned into a deletion that signing in would undo', () => {
  expect(canMove('account', 'banned', 'deactivated')).toBe(false);
  expect(canMove('account', 'deactivated', 'active')).toBe(true);
});

test('a removed account does not return', () => {
  expect(listMoves('account', 'removed')).toEqual([]);
});

test('staying the same is not a move', () => {
  expect(canMove('booking', 'complete', 'complete')).toBe(false);
  expect(canMove('station', 'active', 'active')).toBe(false);
});

test('a claim is charged only after an admin approved it', () => {
  expect(canMove('claim', 'draft', 'charged')).toBe(false);
  expect(canMove('claim', 'proposed', 'charged')).toBe(false);
  expect(canMove('claim', 'approved', 'charged')).toBe(true);
});

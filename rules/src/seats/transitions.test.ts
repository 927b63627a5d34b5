import {
  AccountStatus,
  BookingStatus,
  ClaimStatus,
  DebtStatus,
  GiftCardStatus,
  LockerStatus,
  PassStatus,
  SessionStatus,
  StationStatus,
} from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import { canMove, listMoves } from './transitions.ts';

type Kind = Parameters<typeof canMove>[0];

/** Finds every allowed move of a kind by trying each pair of states. */
function allMoves<K extends Kind>(kind: K, { options }: { options: Parameters<typeof canMove<K>>[1][] }): string[] {
  return options.flatMap((from) => options.filter((to) => canMove(kind, from, to)).map((to) => `${from} -> ${to}`));
}

test('a booking is paid or lost; a lost one comes back only by money or proof', () => {
  expect(allMoves('booking', BookingStatus)).toEqual([
    'open -> complete',
    'open -> expired',
    'complete -> expired',
    'expired -> complete',
  ]);
});

test('a session is collected and brought back; a board taken once more goes on', () => {
  expect(allMoves('session', SessionStatus)).toEqual([
    'created -> started',
    'created -> cancelled',
    'started -> finished',
    'started -> cancelled',
    'finished -> started',
    'cancelled -> created',
    'cancelled -> started',
  ]);
});

test('a board nobody collected cannot be returned', () => {
  expect(canMove('session', 'created', 'finished')).toBe(false);
});

test('lockers and stations may go from any state to any other', () => {
  expect(allMoves('locker', LockerStatus)).toHaveLength(6);
  expect(allMoves('station', StationStatus)).toHaveLength(6);
});

test('an account is deleted, suspended or banned, and each can be undone until it is removed', () => {
  expect(allMoves('account', AccountStatus)).toEqual([
    'active -> deactivated',
    'active -> suspended',
    'active -> banned',
    'active -> removed',
    'deactivated -> active',
    'deactivated -> suspended',
    'deactivated -> banned',
    'deactivated -> removed',
    // Neither of these may become deactivated: signing in would undo it.
    'suspended -> active',
    'suspended -> banned',
    'suspended -> removed',
    'banned -> active',
    'banned -> suspended',
    'banned -> removed',
  ]);
  expect(listMoves('account', 'removed')).toEqual([]);
});

test('a pass that is over stays over, and only an active one is revoked', () => {
  expect(allMoves('pass', PassStatus)).toEqual([
    'open -> lapsed',
    'open -> active',
    'active -> ended',
    'active -> revoked',
    'active -> withdrawn',
    'ended -> withdrawn',
  ]);
});

test('a gift card that staff have blocked may be given free again, one that was given back never', () => {
  expect(allMoves('gift-card', GiftCardStatus)).toEqual([
    'open -> lapsed',
    'open -> active',
    'active -> revoked',
    'active -> withdrawn',
    'revoked -> active',
  ]);
});

test('a debt is settled once', () => {
  expect(allMoves('debt', DebtStatus)).toEqual(['due -> paid', 'due -> forgiven']);
});

test('staying the same is not a move', () => {
  expect(canMove('booking', 'complete', 'complete')).toBe(false);
  expect(canMove('station', 'active', 'active')).toBe(false);
});

test('a claim is charged only after an admin approved it, and dropped before or with its debt', () => {
  expect(allMoves('claim', ClaimStatus)).toEqual([
    'draft -> proposed',
    'draft -> dropped',
    'proposed -> approved',
    'proposed -> dropped',
    'approved -> contested',
    'approved -> charging',
    'approved -> dropped',
    'contested -> charging',
    'contested -> dropped',
    'charging -> charged',
    'charging -> owed',
    'owed -> charged',
    'owed -> dropped',
  ]);
});

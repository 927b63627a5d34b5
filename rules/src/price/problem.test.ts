import type { ProblemKind, SessionStatus } from '@laine/contract/states.ts';
import { describe, expect, test } from 'vitest';
import { canReport, questionedBecause, remediesFor, reportedKind } from './problem.ts';

const noon = Temporal.Instant.from('2026-07-01T12:00:00Z');
const after = (minutes: number) => noon.add({ minutes });
const rental = { start: noon, end: after(60), closeAt: null };
const DAY = 24 * 60;

describe('a problem can be reported', () => {
  test.each([
    ['before the code opens', -11, null, false],
    ['when the code opens', -10, null, true],
    ['a day after the end, less a minute', 60 + DAY - 1, null, true],
    ['a day after the end', 60 + DAY, null, false],
    ['a day after a late return, less a minute', 120 + DAY - 1, 120, true],
    ['a day after the end, having come back early', 60 + DAY - 1, 30, true],
  ] as const)('%s', (_when, minutes, closed, is) => {
    const closeAt = closed === null ? null : after(closed);
    expect(canReport({ ...rental, closeAt }, after(minutes))).toBe(is);
  });
});

describe('what is offered', () => {
  const both = ['another-locker', 'money-back'];
  test.each<[string, SessionStatus, number | null, ProblemKind, number, number, string[]]>([
    ['at once', 'started', 0, 'damaged-board', 0, 0, both],
    ['15 minutes after the opening', 'started', 0, 'dirty', 15, 15, both],
    ['16 minutes after the opening', 'started', 0, 'dirty', 16, 16, []],
    ['to who reported in time and thinks it over', 'started', 0, 'dirty', 14, 25, both],
    ['to who thinks it over for too long', 'started', 0, 'dirty', 14, 30, []],
    ['to who was never let in', 'created', null, 'door-does-not-open', 40, 41, both],
    ['after the end', 'created', null, 'door-does-not-open', 59, 60, []],
    ['to who put it back after the report', 'finished', 0, 'damaged-vest', 3, 6, ['money-back']],
    ['to who reported after the return', 'finished', 0, 'damaged-vest', 5, 6, []],
    ['to who cannot return', 'started', 0, 'cannot-return', 5, 5, []],
  ])('%s', (_when, status, opened, what, reported, now, offers) => {
    const firstOpenAt = opened === null ? null : after(opened);
    const session = { status, end: after(60), firstOpenAt, closeAt: after(4), isShut: true, isReplacement: false };
    expect(remediesFor(session, { what, happenedAt: after(reported) }, after(now))).toEqual(offers);
  });
});

test('what stands in for a board is not replaced again, and no money is for a door that nobody tried', () => {
  const report = { what: 'other', happenedAt: after(1) } as const;
  const session = { status: 'created', end: after(60), firstOpenAt: null, closeAt: null } as const;
  expect(remediesFor({ ...session, isShut: true, isReplacement: true }, report, after(1))).toEqual(['money-back']);
  expect(remediesFor({ ...session, isShut: false, isReplacement: false }, report, after(1))).toEqual([
    'another-locker',
  ]);
  expect(remediesFor({ ...session, isShut: false, isReplacement: true }, report, after(1))).toEqual([]);
});

test('what is said at the return puts it in question', () => {
  expect(questionedBecause('cannot-return')).toBe('cannot-return');
  expect(questionedBecause('board-not-recognised')).toBe('tag-unseen');
  expect(questionedBecause('unsafe')).toBeUndefined();
});

test('a report names the thing where it can', () => {
  expect(reportedKind('damaged-paddle')).toBe('paddle');
  expect(reportedKind('unsafe')).toBeUndefined();
});

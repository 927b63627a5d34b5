import { expect, test } from 'vitest';
import { exampleBooking, exampleSession } from '../example-booking.ts';
import { isOut } from '../is-out.ts';
import { lateSumSoFar } from './late-sum-so-far.ts';

const lateCost = {
  from: '2026-07-04T14:00:00Z',
  pricePerHourInCents: 1_500,
  overtimeBilling: 'full-hours',
  mostInCents: 4_500,
} as const;
const out = exampleSession({ id: 'out', status: 'started' });
const shorter = exampleSession({ id: 'shorter', status: 'started', end: '2026-07-04T12:00:00Z' });
const back = exampleSession({ id: 'back', status: 'finished', closeTime: '2026-07-04T14:20:00Z' });
const asked = exampleSession({ id: 'asked', status: 'started' });
const question = {
  sessionId: 'asked',
  lockerNumber: 3,
  why: 'tag-unseen',
  stoppedAt: '2026-07-04T12:50:00Z',
  answer: null,
} as const;

const soFar = (fields: Parameters<typeof exampleBooking>[0]) =>
  lateSumSoFar(exampleBooking(fields), lateCost, Temporal.Instant.from('2026-07-04T15:10:00Z')).soFarInCents;

test('a board that came back late is part of the sum while another is out', () => {
  expect(soFar({ sessions: [out] })).toBe(3_000);
  expect(soFar({ sessions: [out, back] })).toBe(4_500);
});

test('a board that staff gave a shorter end costs nothing for the time that was paid', () => {
  expect(soFar({ sessions: [shorter] })).toBe(3_000);
});

test('boards that came back in time or were never collected cost nothing', () => {
  const inTime = { ...back, closeTime: '2026-07-04T13:09:00Z' };
  expect(soFar({ sessions: [out, inTime, exampleSession(), exampleSession({ status: 'cancelled' })] })).toBe(3_000);
});

test('a board in question is neither out nor charged before staff have looked', () => {
  const returns = { questions: [question], forgotten: [], notBack: null };
  expect(soFar({ sessions: [out, asked], returns })).toBe(3_000);
  expect([out, asked].map((session) => isOut({ returns }, session))).toEqual([true, false]);
});

test('a board that was not there when staff looked is out again', () => {
  const answered = { ...question, answer: { wasThere: false, backAt: null } };
  expect(soFar({ sessions: [out, asked], returns: { questions: [answered], forgotten: [], notBack: null } })).toBe(
    6_000,
  );
});

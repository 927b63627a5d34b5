import type { Overtime } from '@laine/contract/public/entities.ts';
import type { OwnReview } from '@laine/contract/public/review.ts';
import type { OwnClaim, Problem } from '@laine/contract/public/trouble-entities.ts';

/** Several lines long, with strings that are hard to break. */
const words = 'The safety leash was torn, see the photograph. We were back at 14:05 and reported it at once.';

/** Everything that may be below a booking: a report, a claim, overtime and a review. Minutes count from now. */
export function exampleTroubles(bookingId: string, at: (minutes: number) => string) {
  const problem: Problem = {
    id: 'problem',
    bookingId,
    sessionId: 'first',
    lockerNumber: 12,
    what: 'board-not-recognised',
    words,
    photoUrls: [],
    reportedFrom: 'web',
    happenedAt: at(-20),
    remedy: null,
    offers: [],
    waitsForStaff: false,
    replacement: null,
    moneyBack: null,
    resolvedAt: null,
  };
  const claim: OwnClaim = {
    id: 'claim',
    bookingId,
    status: 'approved',
    items: [
      { itemId: 'vest', kind: 'vest', name: 'L-12', amountInCents: 8900 },
      { itemId: 'board', kind: 'board', name: 'Red Paddle Co 10\'6" Ride', amountInCents: 112_500 },
    ],
    amountInCents: 121_400,
    note: words,
    photoUrls: [],
    whyNoPhoto: null,
    answer: null,
    answeredAt: null,
    answerBy: at(7 * 24 * 60),
    decisionReason: null,
    stationName: 'Pirita',
    timeZone: 'Europe/Tallinn',
    rentalStart: at(-180),
    canAnswer: true,
  };
  const late = { bookedEnd: at(-60), backAt: at(-5), lateInSeconds: 7_500, billedInSeconds: 10_800 };
  const overtime: Overtime = {
    amountInCents: 6000,
    totalInCents: 6000,
    isDoubled: false,
    decidedInCents: 6000,
    state: 'charged',
    decidedAt: at(-4),
    boards: [
      { ...late, sessionId: 'first', lockerNumber: 12, cents: 3000 },
      { ...late, sessionId: 'second', lockerNumber: 8, backAt: null, cents: 3000 },
    ],
    objection: null,
    canObject: true,
  };
  const objection = { text: words, at: at(-3), answer: null };
  const review: OwnReview = { stars: 4, text: words, status: 'waiting', refusedBecause: null, writtenAt: at(-30) };
  return { problem, claim, overtime, objection, review };
}

import { expect, test } from 'vitest';
import type { Purpose } from '../memory/openings.ts';
import { exampleLocker } from '../testing/example-station.ts';
import { decideAfterClosing, type AfterClosing } from './decide-after-closing.ts';
import type { BoardState } from './read-contents.ts';

const someItem = exampleLocker(1).items.slice(1, 2);

type Row = [board: BoardState, isMissing: boolean, hasLeft: boolean, purpose: Purpose, then: AfterClosing];

test.for<Row>([
  // Taken out: the rental goes on, whatever button was pressed.
  ['absent', false, false, 'collect', 'goes-on'],
  ['absent', true, true, 'again', 'goes-on'],
  ['absent', true, false, 'return', 'goes-on'],
  ['absent', true, true, 'staff', 'goes-on'],
  // The renter says it's back, but nobody sees it.
  ['absent', true, true, 'return', 'questioned'],
  // Back.
  ['inside', false, true, 'return', 'returned'],
  ['inside', false, true, 'again', 'returned'],
  ['inside', false, true, 'staff', 'returned'],
  ['inside', true, true, 'return', 'missing'],
  ['inside', true, true, 'again', 'missing'],
  // Never taken.
  ['inside', false, false, 'collect', 'inside'],
  ['inside', true, false, 'collect', 'inside'],
  ['inside', false, false, 'again', 'inside'],
  ['inside', false, false, 'staff', 'inside'],
  ['inside', false, false, 'return', 'returned'],
  ['inside', true, false, 'return', 'missing'],
  // The reader is silent: we only believe somebody who brings the board back.
  ['unknown', false, false, 'collect', 'goes-on'],
  ['unknown', false, true, 'again', 'goes-on'],
  ['unknown', false, true, 'return', 'returned-unchecked'],
  ['unknown', false, true, 'staff', 'goes-on'],
  // No board on record to look for.
  ['untracked', false, true, 'return', 'returned'],
  ['untracked', true, true, 'return', 'missing'],
  ['untracked', false, true, 'again', 'goes-on'],
])('board %s, something missing %s, has left %s, opened to %s: %s', ([board, isMissing, hasLeft, purpose, then]) => {
  const contents = { board, missing: isMissing ? someItem : [], holdsSomething: false };
  expect(decideAfterClosing({ purpose, wasSeenOpen: true, hasLeft, contents })).toBe(then);
});

type Unseen = [board: BoardState, holdsSomething: boolean, hasLeft: boolean, then: AfterClosing];

test.for<Unseen>([
  // Paddle and vest are back, so the door was open.
  ['absent', true, true, 'questioned'],
  ['absent', true, false, 'goes-on'],
  // Perhaps the lock was never released.
  ['absent', false, true, 'goes-on'],
  ['unknown', false, true, 'goes-on'],
  ['untracked', true, true, 'goes-on'],
  ['inside', true, true, 'returned'],
  ['inside', true, false, 'inside'],
])('a return nobody saw begin, board %s, other things inside %s, has left %s: %s', (row) => {
  const [board, holdsSomething, hasLeft, then] = row;
  const contents = { board, missing: [], holdsSomething };
  expect(decideAfterClosing({ purpose: 'return', wasSeenOpen: false, hasLeft, contents })).toBe(then);
});

import { expect, test } from 'vitest';
import { exampleLocker, exampleSession } from '../testing/example-station.ts';
import { openTestMemory, tell } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { recordQuestioned } from './record.ts';
import { stoppedSince } from './stopped-since.ts';

test('a clock that stands still runs on when the locker is the rental’s again, and stands anew later', () => {
  const clock = standingClock();
  const memory = openTestMemory({ clock });
  const sessions = [exampleSession({ status: 'started' })];
  const find = () => {
    const session = memory.sessions.find('session-1');
    if (!session) throw new Error('nobody told of it');
    return session;
  };
  tell(memory, { sessions, lockers: [exampleLocker(1, { status: 'disabled' })] });
  const first = memory.journal.now();
  memory.sessions.question(find(), first);
  expect(stoppedSince(memory, find())).toEqual(first);

  tell(memory, { sessions, lockers: [exampleLocker(1, { status: 'rented' })] });
  expect(stoppedSince(memory, find())).toBeNull();

  clock.advance({ minutes: 40 });
  const second = memory.journal.now();
  expect(memory.transaction(() => recordQuestioned(memory, find(), 'tag-unseen', second))).toEqual(second);
  expect(stoppedSince(memory, find())).toEqual(second);
});

import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { exampleSession } from '../testing/example-station.ts';
import { openTestMemory, tell } from '../testing/open-test-memory.ts';
import type { EventRef } from './journal.ts';
import type { Memory } from './open-memory.ts';

const ID = 'session-1';

function openKnowing() {
  const memory = openTestMemory();
  tell(memory);
  return memory;
}

const startHere = (memory: Memory, lockerNumber = 1): EventRef =>
  memory.transaction(() => {
    const started = memory.journal.append({ type: 'session-started', lockerNumber, sessionId: ID, baseline: ['A'] });
    memory.sessions.start(ID, lockerNumber, ['A'], started);
    return started;
  });

const finishHere = (memory: Memory): EventRef =>
  memory.transaction(() => {
    const finished = memory.journal.append({
      type: 'session-finished',
      lockerNumber: 1,
      sessionId: ID,
      missingItemIds: [],
      by: 'code',
    });
    memory.sessions.finish(ID, 1, finished);
    return finished;
  });

const take = (memory: Memory, ...sessions: ReturnType<typeof exampleSession>[]) =>
  memory.transaction(() =>
    memory.sessions.applyUpdate({ sessions, removed: [], complete: false }, memory.journal.now().at),
  );

test('an older revision never overwrites a newer one', () => {
  const memory = openKnowing();
  take(memory, exampleSession({ revision: 5, lockerNumber: 2 }));
  take(memory, exampleSession({ revision: 4, lockerNumber: 3 }));
  take(memory, exampleSession({ revision: 5, lockerNumber: 4 }));
  expect(memory.sessions.find(ID)?.lockerNumber).toBe(2);
});

test('a start here counts against a cancellation until the server has heard of it', () => {
  const memory = openKnowing();
  startHere(memory, 2);
  take(memory, exampleSession({ revision: 2, status: 'cancelled' }));
  expect(memory.sessions.find(ID)).toMatchObject({ status: 'started', lockerNumber: 2 });
});

test('an extension reaches a session that has started here', () => {
  const memory = openKnowing();
  startHere(memory);
  take(memory, exampleSession({ revision: 2, end: '2027-06-01T12:00:00Z' }));
  expect(memory.sessions.find(ID)).toMatchObject({ status: 'started' });
  expect(String(memory.sessions.find(ID)?.end)).toBe('2027-06-01T12:00:00Z');
});

test('on acknowledgement the stored session takes the local status, and a higher revision wins after that', () => {
  const memory = openKnowing();
  const started = startHere(memory, 2);
  memory.acknowledge(started.bootId, started.sequence);
  expect(memory.sessions.find(ID)).toMatchObject({ status: 'started', lockerNumber: 2, baseline: ['A'] });
  take(memory, exampleSession({ revision: 1, status: 'created' }));
  expect(memory.sessions.find(ID)?.status).toBe('started');
  take(memory, exampleSession({ revision: 2, status: 'finished' }));
  expect(memory.sessions.find(ID)?.status).toBe('finished');
});

test('the acknowledgement of a start does not undo an end that came after it', () => {
  const memory = openKnowing();
  const started = startHere(memory);
  const finished = finishHere(memory);
  memory.acknowledge(started.bootId, started.sequence);
  take(memory, exampleSession({ revision: 2, status: 'started' }));
  expect(memory.sessions.find(ID)?.status).toBe('finished');
  memory.acknowledge(finished.bootId, finished.sequence);
  expect(memory.sessions.find(ID)?.status).toBe('finished');
});

test('a complete list drops what it does not name, except what the server has not heard of', () => {
  const memory = openKnowing();
  take(memory, exampleSession({ id: 'session-2', code: '1212' }));
  startHere(memory);
  const kept = memory.transaction(() =>
    memory.sessions.applyUpdate({ sessions: [], removed: [], complete: true }, memory.journal.now().at),
  );
  expect(kept).toEqual([ID]);
  expect(memory.sessions.list().map(({ id }) => id)).toEqual([ID]);
});

test('a session is kept while its door is being opened, and can be removed before and after', () => {
  const memory = openKnowing();
  const remove = () =>
    memory.transaction(() =>
      memory.sessions.applyUpdate(
        { sessions: [], removed: [ID, 'unheard-of'], complete: false },
        memory.journal.now().at,
      ),
    );
  const asked = memory.journal.now();
  const opening = { lockerNumber: 1, sessionId: ID, by: 'code', commandId: null, baseline: null, asked } as const;
  memory.transaction(() => memory.openings.write({ ...opening, purpose: 'collect', isOpen: false }));
  expect(remove()).toEqual([ID]);
  memory.transaction(() => memory.openings.remove(1));
  expect(remove()).toEqual([]);
  expect(memory.sessions.list()).toEqual([]);
});

test('what a failed decision wrote is not known afterwards', () => {
  const memory = openKnowing();
  expect(() =>
    memory.transaction(() => {
      startHere(memory);
      expect(memory.sessions.find(ID)?.status).toBe('started');
      throw new Error('the decision failed');
    }),
  ).toThrow('the decision failed');
  expect(memory.sessions.find(ID)?.status).toBe('created');
});

test('everything is still known after a restart', () => {
  const dataDir = temporaryFolder();
  const before = openTestMemory({ dataDir });
  tell(before);
  startHere(before);
  const session = before.sessions.find(ID);
  if (!session) throw new Error('just started');
  const inside = { since: before.journal.now(), missingItemIds: ['vest-1'] };
  before.transaction(() => before.sessions.noteContents(session, true, inside));
  const known = before.sessions.list();
  before.close();
  const after = openTestMemory({ dataDir });
  expect(after.sessions.list()).toEqual(known);
  expect(after.sessions.find(ID)).toEqual({ ...session, hasLeft: true, inside });
  expect(after.station.find()?.name).toBe('Pirita');
  expect(after.lockers.list()).toHaveLength(2);
});

test('of a session that began before this memory did, the board is taken to be out', () => {
  const memory = openTestMemory();
  tell(memory, { sessions: [exampleSession({ status: 'started' })] });
  expect(memory.sessions.find(ID)).toMatchObject({ hasLeft: true, baseline: null, inside: null });
});

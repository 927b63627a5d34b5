import { expect, test } from 'vitest';
import { viewOfEvent } from './draw-view.ts';

const opened = { what: 'opened', lockerNumber: 1, sessionId: 's1', purpose: 'collect' } as const;

test('the renter of a locker whose things nobody has entered still reads what to take', () => {
  const kinds = (view: ReturnType<typeof viewOfEvent>) => view.name === 'open' && view.items.map(({ kind }) => kind);
  const bag = { id: 'i1', rfid: 'b1', name: 'Dry bag', kind: 'other', canOpenDoor: false, status: 'found' } as const;

  expect(kinds(viewOfEvent(opened, { items: [], endsAt: null, stoppedAt: null }))).toEqual(['board', 'paddle', 'vest']);
  expect(kinds(viewOfEvent(opened, { items: [bag], endsAt: null, stoppedAt: null }))).toEqual(['other']);
});

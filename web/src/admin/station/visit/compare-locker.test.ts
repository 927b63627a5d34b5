import { expect, test } from 'vitest';
import { compareLocker } from './compare-locker.ts';

const thing = (name: string, rfid: string) => ({
  id: name,
  name,
  rfid,
  status: 'found' as const,
  canOpenDoor: false,
  seenAt: null,
  lockerNumber: 1,
  stationId: 'pirita',
  createdAt: '2027-05-01T10:00:00Z',
  updatedAt: '2027-05-01T10:00:00Z',
});

test('what should be in a locker is compared with what was seen, however its tags are written', () => {
  const [board, paddle] = [thing('Board', 'e2:80'), thing('Paddle', 'E281')];
  const { there, missing, strangers } = compareLocker([board, paddle], ['E280', 'FFFF']);
  expect(there).toEqual([board]);
  expect(missing).toEqual([paddle]);
  expect(strangers).toEqual(['FFFF']);
});

import { expect, test } from 'vitest';
import { lackingKit } from './lacking-kit.ts';

const found = (name: string) => ({ name, status: 'found' as const });

test('a locker is complete with a board, a paddle and a vest that were seen, by kind or by name', () => {
  expect(lackingKit([found('Board'), found('Paddle'), found('Life vest'), found('Leash')])).toEqual([]);
  expect(lackingKit([{ ...found('Blue'), metadata: { kind: 'board' } }, found('Mõla')])).toEqual(['vest']);
});

test('what was not seen does not count, and a second one of its kind takes its place', () => {
  const lost = { name: 'Life vest', status: 'not-found' as const };
  expect(lackingKit([found('Board'), found('Paddle'), lost])).toEqual(['vest']);
  expect(lackingKit([found('Board'), found('Paddle'), lost, found('Vest M')])).toEqual([]);
  expect(lackingKit([])).toEqual(['board', 'paddle', 'vest']);
});

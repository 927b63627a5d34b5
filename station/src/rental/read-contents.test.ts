import { expect, test } from 'vitest';
import { exampleLocker, tagOf } from '../testing/example-station.ts';
import { readContents, type BoardState } from './read-contents.ts';
import type { LinkItem } from './rental-news.ts';

const { items } = exampleLocker(1);
const board = tagOf(1, 'board');
const paddle = tagOf(1, 'paddle');
const vest = tagOf(1, 'vest');
const all = [board, paddle, vest];

type Row = [name: string, baseline: string[] | null, seen: string[] | null, board: BoardState, missing: string[]];

test.for<Row>([
  ['everything is there', all, all, 'inside', []],
  ['the paddle is gone', all, [board, vest], 'inside', ['paddle-1']],
  ['only the board is there', all, [board], 'inside', ['paddle-1', 'vest-1']],
  ['everything is gone', all, [], 'absent', ['paddle-1', 'vest-1']],
  ['all but the board', all, [paddle, vest], 'absent', []],
  ['the vest was gone before collection', [board, paddle], [board, paddle], 'inside', []],
  ['the vest came back on top', [board, paddle], all, 'inside', []],
  ['nobody looked before collection', null, [board], 'inside', ['paddle-1', 'vest-1']],
  ['the reader is silent', all, null, 'unknown', []],
  ['tags of another locker say nothing', all, [tagOf(2, 'board'), paddle, vest], 'absent', []],
])('%s', ([, baseline, seen, state, missing]) => {
  const contents = readContents(items, baseline, seen);
  expect(contents.board).toBe(state);
  expect(contents.missing.map(({ id }) => id)).toEqual(missing);
});

test('an item that the server has lost is not asked for when nobody looked before collection', () => {
  const lost = items.map((item): LinkItem => (item.kind === 'vest' ? { ...item, status: 'not-found' } : item));
  expect(readContents(lost, null, [board, paddle]).missing).toEqual([]);
});

test('a locker whose board has no tag on record cannot be checked for it', () => {
  const untagged = items.filter(({ kind }) => kind !== 'board');
  expect(readContents(untagged, all, [paddle])).toMatchObject({ board: 'untracked', missing: [{ id: 'vest-1' }] });
  expect(readContents([], null, null).board).toBe('untracked');
});

test('a board may carry two tags, and staff may have typed them their own way', () => {
  const [first, ...others] = items;
  if (!first) throw new Error('a locker has a board');
  const two = [{ ...first, rfid: 'e2 80-11' }, { ...first, id: 'other-end', rfid: 'E2:80:22' }, ...others];
  expect(readContents(two, null, ['E28022', paddle, vest])).toEqual({ board: 'inside', missing: [] });
});

import { expect, test } from 'vitest';
import { exampleLocker, tagOf } from '../testing/example-station.ts';
import { readContents, type BoardState } from './read-contents.ts';
import type { LinkItem } from './rental-event.ts';

const wall = [exampleLocker(1), exampleLocker(2)];
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
  ['the board of the locker beside is a board', all, [tagOf(2, 'board'), paddle, vest], 'inside', []],
  ['a paddle of the locker beside stands for this one’s', all, [board, tagOf(2, 'paddle'), vest], 'inside', []],
  ['it does not stand for a vest', all, [board, tagOf(2, 'paddle')], 'inside', ['vest-1']],
  ['mixed up before, right now', [tagOf(2, 'board'), tagOf(2, 'paddle')], [board, paddle], 'inside', []],
  ['mixed up before, and lost', [tagOf(2, 'board'), tagOf(2, 'paddle')], [tagOf(2, 'board')], 'inside', ['paddle-2']],
  ['tags that nobody knows say nothing', all, ['CAFE', paddle, vest], 'absent', []],
])('%s', ([, baseline, seen, state, missing]) => {
  const contents = readContents(wall, 1, { baseline, rfids: seen });
  expect(contents.board).toBe(state);
  expect(contents.missing.map(({ id }) => id)).toEqual(missing);
});

const wallOf = (own: LinkItem[]) => [exampleLocker(1, { items: own })];

test('an item that the server has lost is not asked for when nobody looked before collection', () => {
  const lost = items.map((item): LinkItem => (item.kind === 'vest' ? { ...item, status: 'not-found' } : item));
  expect(readContents(wallOf(lost), 1, { baseline: null, rfids: [board, paddle] }).missing).toEqual([]);
});

test('a locker whose board has no tag on record cannot be checked for it', () => {
  const untagged = wallOf(items.filter(({ kind }) => kind !== 'board'));
  const contents = readContents(untagged, 1, { baseline: all, rfids: [paddle] });
  expect(contents).toMatchObject({ board: 'untracked', missing: [{ id: 'vest-1' }] });
  expect(readContents(wallOf([]), 1, { baseline: null, rfids: null }).board).toBe('untracked');
});

test('a board may carry two tags, and staff may have typed them their own way', () => {
  const [first, ...others] = items;
  if (!first) throw new Error('a locker has a board');
  const two = wallOf([{ ...first, rfid: 'e2 80-11' }, { ...first, id: 'other-end', rfid: 'E2:80:22' }, ...others]);
  const contents = readContents(two, 1, { baseline: null, rfids: ['E28022', paddle, vest] });
  expect(contents).toEqual({ board: 'inside', missing: [], holdsSomething: true });
});

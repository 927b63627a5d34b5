import { expect, test } from 'vitest';
import { type Entry, emptyEntry, type Move, moveEntry } from './entry.ts';

const after = (moves: Move[], from: Entry = emptyEntry) => moves.reduce(moveEntry, from);
const type = (digits: string, atMost = 4): Move[] => Array.from(digits, (digit) => ({ type: 'digit', digit, atMost }));

test('digits line up, and no more than fit', () => {
  expect(after(type('0412'))).toEqual({ digits: '0412', isSent: false });
  expect(after(type('04129'))).toEqual({ digits: '0412', isSent: false });
});

test('the last digit can be erased, or all of them', () => {
  expect(after([...type('041'), { type: 'erase' }]).digits).toBe('04');
  expect(after([{ type: 'erase' }]).digits).toBe('');
  expect(after([...type('041'), { type: 'clear' }])).toEqual(emptyEntry);
});

test('keys pressed while the program looks at a code do not end up in the next one', () => {
  const sent = after([...type('0412'), { type: 'send' }]);

  expect(after([...type('7', 6), { type: 'erase' }, { type: 'clear' }, { type: 'send' }], sent)).toEqual(sent);
});

test('an answer empties the boxes', () => {
  expect(after([...type('0412'), { type: 'send' }, { type: 'answer', keeps: false }])).toEqual(emptyEntry);
});

test('asked for the digits of the phone, nobody types the code again', () => {
  const asked = after([...type('0412'), { type: 'send' }, { type: 'answer', keeps: true }]);

  expect(after(type('57', 6), asked)).toEqual({ digits: '041257', isSent: false });
});

/** The digits being typed. Once sent, they stay visible until the program has answered. */
export type Entry = { digits: string; isSent: boolean };

export type Move =
  | { type: 'digit'; digit: string; atMost: number }
  | { type: 'erase' }
  | { type: 'clear' }
  | { type: 'send' }
  /** With `keeps` the program asks for more digits after the ones it got. */
  | { type: 'answer'; keeps: boolean };

export const emptyEntry: Entry = { digits: '', isSent: false };

export function moveEntry(entry: Entry, move: Move): Entry {
  if (move.type === 'answer') return move.keeps ? { ...entry, isSent: false } : emptyEntry;
  // Keys pressed between sending and the answer would end up in the next code.
  if (entry.isSent) return entry;
  switch (move.type) {
    case 'digit':
      return entry.digits.length < move.atMost ? { ...entry, digits: entry.digits + move.digit } : entry;
    case 'erase':
      return { ...entry, digits: entry.digits.slice(0, -1) };
    case 'clear':
      return emptyEntry;
    default:
      return { ...entry, isSent: true };
  }
}

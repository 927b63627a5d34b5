import { useRef, useState } from 'react';
import { type Entry, emptyEntry, type Move, moveEntry } from './entry.ts';

/** Quick fingers press keys before the page is redrawn, so each move starts from the latest entry. */
export function useEntry(): [Entry, (move: Move) => Entry] {
  const [entry, setEntry] = useState(emptyEntry);
  const latest = useRef(entry);
  const move = (next: Move) => {
    latest.current = moveEntry(latest.current, next);
    setEntry(latest.current);
    return latest.current;
  };
  return [entry, move];
}

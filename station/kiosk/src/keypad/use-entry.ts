import { useRef, useState } from 'react';
import { type Entry, emptyEntry, type Move, moveEntry } from './entry.ts';

/** Two quick fingers can press keys before the page is drawn again: each move starts from the one before it. */
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

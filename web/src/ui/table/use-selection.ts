import { useState } from 'react';

export type Selection = {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** For the visible rows; those of other pages stay unchanged. */
  setAll: (keys: readonly string[], isChosen: boolean) => void;
  clear: () => void;
  keys: readonly string[];
};

/** The selected rows, over several pages. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changed = (change: (keys: Set<string>) => void) =>
    setChosen((now) => {
      const next = new Set(now);
      change(next);
      return next;
    });
  return {
    has: (key) => chosen.has(key),
    toggle: (key) => changed((keys) => void (keys.delete(key) || keys.add(key))),
    setAll: (all, isChosen) =>
      changed((keys) => {
        for (const key of all)
          if (isChosen) keys.add(key);
          else keys.delete(key);
      }),
    clear: () => setChosen(new Set()),
    keys: [...chosen],
  };
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Selection } from './use-selection.ts';

/** Checked when every row of the page is chosen, and half checked when some are. */
export function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const { t } = useLingui();
  const ref = useRef<HTMLInputElement>(null);
  const chosen = keys.filter((key) => selection.has(key)).length;
  const isAll = keys.length > 0 && chosen === keys.length;
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <label className="-mx-3 grid size-11 cursor-pointer place-items-center">
      <input
        ref={ref}
        type="checkbox"
        checked={isAll}
        disabled={keys.length === 0}
        onChange={() => selection.setAll(keys, !isAll)}
        aria-label={t({ message: 'Choose all rows of this page', comment: 'Checkbox in the head of a table' })}
        className="size-5 cursor-pointer accent-fill"
      />
    </label>
  );
}

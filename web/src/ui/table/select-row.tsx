import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Selection } from './use-selection.ts';

const box = 'size-5 cursor-pointer accent-fill';
/** Around the box, so that a thumb hits it; above the link that covers the row. */
const target = 'relative z-10 grid size-11 cursor-pointer place-items-center';

export function SelectRow({ rowKey, selection }: { rowKey: string; selection: Selection }) {
  const { t } = useLingui();
  return (
    <td className="w-11 p-0 pl-2 max-md:absolute max-md:right-1 max-md:bottom-1 max-md:z-10">
      <label className={target}>
        <input
          type="checkbox"
          checked={selection.has(rowKey)}
          onChange={() => selection.toggle(rowKey)}
          aria-label={t({ message: 'Choose this row', comment: 'Checkbox of a row in a table' })}
          className={box}
        />
      </label>
    </td>
  );
}

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
    <th
      scope="col"
      className="sticky top-16 z-20 w-11 rounded-tl-card bg-paper p-0 pl-2 shadow-[0_1px_0_var(--line)] md:top-18"
    >
      <label className={target}>
        <input
          ref={ref}
          type="checkbox"
          checked={isAll}
          disabled={keys.length === 0}
          onChange={() => selection.setAll(keys, !isAll)}
          aria-label={t({ message: 'Choose all rows of this page', comment: 'Checkbox in the head of a table' })}
          className={box}
        />
      </label>
    </th>
  );
}

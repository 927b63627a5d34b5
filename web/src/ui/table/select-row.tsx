import { useLingui } from '@lingui/react/macro';
import type { Selection } from './use-selection.ts';

/** Above the link that covers the row, and large enough for a thumb. */
export function SelectRow({ rowKey, selection }: { rowKey: string; selection: Selection }) {
  const { t } = useLingui();
  return (
    <label className="relative z-10 -mx-3 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={selection.has(rowKey)}
        onChange={() => selection.toggle(rowKey)}
        aria-label={t({ message: 'Choose this row', comment: 'Checkbox of a row in a table' })}
        className="size-5 cursor-pointer accent-fill"
      />
    </label>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import type { Selection } from './use-selection.ts';

/** Actions for the selected rows; sticks to the bottom, where the thumb is. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const count = selection.keys.length;
  if (count === 0) return null;
  return (
    <div className="sticky bottom-3 z-30 mt-3 flex animate-rise flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-3 pl-4 shadow-float">
      <p aria-live="polite" className="figures grow text-sm font-medium">
        <Plural value={count} one="# row chosen" other="# rows chosen" />
      </p>
      <button type="button" onClick={selection.clear} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Button: no row is chosen any more">Clear</Trans>
      </button>
      {children}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../button/button-style.ts';

type Props = { isFiltered: boolean; clearHref: string; children: ReactNode };

/** The fields that narrow a list, in a row where there is room. They take effect by themselves. */
export function TableFilters({ isFiltered, clearHref, children }: Props) {
  const { t } = useLingui();
  return (
    <search
      aria-label={t({ message: 'Filters', comment: 'Name of the fields that narrow a list, for screen readers' })}
      className="grid grid-cols-2 items-end gap-3 max-md:[&>:first-child]:col-span-2 md:flex md:flex-wrap md:items-start md:[&>div]:min-w-44"
    >
      {children}
      {isFiltered && (
        <Link to={clearHref} replace preventScrollReset className={`${buttonStyle('quiet')} px-4! md:self-end`}>
          <X aria-hidden className="size-4" />
          <Trans comment="Link: show the whole list again">Clear filters</Trans>
        </Link>
      )}
    </search>
  );
}

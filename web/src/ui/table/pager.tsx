import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../button/button-style.ts';

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What the ways there and back are called, such as 'Newer' and 'Older'. */
  back: ReactNode;
  on: ReactNode;
};

/** Links, so that a page can be opened in another tab and sent to somebody. */
export function Pager({ page, pages, hrefOf, back, on }: Props) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={t({ message: 'Pages', comment: 'Name of the links to other pages of a list, for screen readers' })}
      className="mt-6 grid grid-cols-[1fr_auto_1fr] items-center gap-3"
    >
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={`${buttonStyle('quiet', 'small')} justify-self-start`}>
          <ChevronLeft aria-hidden className="size-4" />
          {back}
        </Link>
      )}
      <p className="figures col-start-2 text-sm text-ink-soft">
        <Trans comment="Which page of a list this is">
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <Link
          to={hrefOf(page + 1)}
          rel="next"
          className={`${buttonStyle('quiet', 'small')} col-start-3 justify-self-end`}
        >
          {on}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}

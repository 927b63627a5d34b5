import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../button/button-style.ts';

/** The links to the neighbouring pages; null if there is none. */
type Ways = { back: string | null; on: string | null };
/** For a counted list. */
type Place = { page: number; pages: number; hrefOf: (page: number) => string };
type Words = {
  /** The words of the two links, such as 'Newer' and 'Older'. */
  back: ReactNode;
  on: ReactNode;
};
type Props = { at: Place | Ways; words: Words };

/** Links, so that a page can be opened in another tab or sent to somebody. */
export function Pager({ at, words }: Props) {
  const { t } = useLingui();
  const isCounted = 'page' in at;
  const { back, on } = isCounted ? waysFrom(at) : at;
  const { page, pages } = isCounted ? at : { page: 0, pages: 0 };
  if (back === null && on === null) return null;
  return (
    <nav
      aria-label={t({ message: 'Pages', comment: 'Name of the links to other pages of a list, for screen readers' })}
      className={`${isCounted ? 'mt-6 ' : ''}grid grid-cols-[1fr_auto_1fr] items-center gap-3`}
    >
      {back !== null && (
        <Link to={back} rel="prev" className={`${buttonStyle('quiet', 'small')} justify-self-start`}>
          <ChevronLeft aria-hidden className="size-4" />
          {words.back}
        </Link>
      )}
      {isCounted && (
        <p className="figures col-start-2 text-sm text-ink-soft">
          <Trans comment="Which page of a list this is">
            Page {page} of {pages}
          </Trans>
        </p>
      )}
      {on !== null && (
        <Link to={on} rel="next" className={`${buttonStyle('quiet', 'small')} col-start-3 justify-self-end`}>
          {words.on}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}

const waysFrom = ({ page, pages, hrefOf }: Place): Ways => ({
  back: pages > 1 && page > 1 ? hrefOf(Math.min(page - 1, pages)) : null,
  on: page < pages ? hrefOf(page + 1) : null,
});

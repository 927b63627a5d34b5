import type { Neighbours } from '@laine/contract/fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../button/button-style.ts';

type Place = { before?: string | undefined; after?: string | undefined };
type Props = { neighbours: Neighbours; hrefWith: (place: Place) => string };

/** For lists too long to be counted: from the rows that are shown one goes on to the older or back to the newer ones. */
export function CursorPager({ neighbours: { older, newer }, hrefWith }: Props) {
  const { t } = useLingui();
  if (older === null && newer === null) return null;
  return (
    <nav
      aria-label={t({ message: 'Pages', comment: 'Name of the links to other pages of a list, for screen readers' })}
      className="flex justify-between gap-3"
    >
      {newer !== null && (
        <Link to={hrefWith({ before: undefined, after: newer })} rel="prev" className={buttonStyle('quiet', 'small')}>
          <ChevronLeft aria-hidden className="size-4" />
          <Trans comment="Link to the page before">Newer</Trans>
        </Link>
      )}
      {older !== null && (
        <Link
          to={hrefWith({ before: older, after: undefined })}
          rel="next"
          className={`${buttonStyle('quiet', 'small')} ml-auto`}
        >
          <Trans comment="Link to the next page, with older bookings">Older</Trans>
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}

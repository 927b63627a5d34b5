import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';

type Props = { page: number; pages: number };

export function PageLinks({ page, pages }: Props) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t({ message: 'Pages', comment: 'Name of the links to other pages of a list, for screen readers' })}
      className="mt-6 grid grid-cols-[1fr_auto_1fr] items-center gap-3"
    >
      {page > 1 && (
        <Link
          to={paths.reservations(page - 1)}
          rel="prev"
          className={`${buttonStyle('quiet', 'small')} justify-self-start`}
        >
          <ChevronLeft aria-hidden className="size-4" />
          <Trans comment="Link to the page before">Newer</Trans>
        </Link>
      )}
      <p className="figures col-start-2 text-sm text-ink-soft">
        <Trans comment="Which page of a list this is">
          Page {page} of {pages}
        </Trans>
      </p>
      {page < pages && (
        <Link
          to={paths.reservations(page + 1)}
          rel="next"
          className={`${buttonStyle('quiet', 'small')} col-start-3 justify-self-end`}
        >
          <Trans comment="Link to the next page, with older bookings">Older</Trans>
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}

import { paths } from '@laine/contract/paths.ts';
import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { proposeDraft } from '../../station/form/draft-store.ts';
import { draftAgain } from '../draft-again.ts';

/** Nothing came of this booking: the way on is to book again, somewhere else where this station is closed. */
export function NextStep({ booking, station }: { booking: BookingDetail; station: Station }) {
  const isOpen = station.status === 'active';
  return (
    <Link
      to={isOpen ? paths.station(station.id) : paths.home('locations')}
      onClick={() => proposeDraft(station.id, draftAgain(booking, station.timeZone))}
      className={`${buttonStyle('primary')} mt-6 w-full sm:w-auto sm:min-w-[min(16rem,100%)]`}
    >
      <RotateCcw aria-hidden className="size-5" />
      {isOpen ? (
        <Trans comment="Link to the same station, to book once more">Book again</Trans>
      ) : (
        <Trans comment="Link to the list of stations, because this one is closed">Find another station</Trans>
      )}
    </Link>
  );
}

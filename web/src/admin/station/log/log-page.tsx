import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { PageNumber } from '../../../ui/table/list-address.ts';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import { z } from 'zod';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { StationFrame } from '../station-frame.tsx';
import { LogList } from './log-list.tsx';

const LINES_PER_PAGE = 50;
const TICK_MS = 15_000;
const Address = z.object({ page: PageNumber });

type Props = { loaded: StationDetail; serverNow: string };

export function LogPage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  const { shown, hrefWith } = useListAddress(Address);
  const offset = (shown.page - 1) * LINES_PER_PAGE;
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <div className="grid max-w-3xl gap-6">
          <LogList
            stationId={station.id}
            offset={offset}
            limit={LINES_PER_PAGE}
            timeZone={stationLabel(station).timeZone}
            now={now}
          />
          <div className="flex justify-between gap-3">
            {shown.page > 1 && (
              <Link to={hrefWith({ page: shown.page - 1 })} className={buttonStyle('quiet', 'small')}>
                <Trans comment="Link to the page before">Newer</Trans>
              </Link>
            )}
            <Link to={hrefWith({ page: shown.page + 1 })} className={`${buttonStyle('quiet', 'small')} ml-auto`}>
              <Trans comment="Link to the next page, with older bookings">Older</Trans>
            </Link>
          </div>
        </div>
      )}
    </StationFrame>
  );
}

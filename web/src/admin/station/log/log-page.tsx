import { logCalls } from '@laine/contract/admin/log-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { z } from 'zod';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { PageNumber } from '../../../ui/table/list-address.ts';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { LogList } from './log-list.tsx';
import { hasOlder, pageOf } from './log-page-of.ts';

const LINES_PER_PAGE = 50;
const TICK_MS = 15_000;
const Address = z.object({ page: PageNumber });

const offsetOf = (page: number) => (page - 1) * LINES_PER_PAGE;

type Props = { loaded: StationDetail; serverNow: string };

export function LogPage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  const { shown, hrefWith } = useListAddress(Address);
  const offset = offsetOf(shown.page);
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <div className="grid max-w-3xl gap-6">
          <div className="group-data-cut:grayscale">
            <LogList
              stationId={station.id}
              offset={offset}
              limit={LINES_PER_PAGE}
              timeZone={stationLabel(station).timeZone}
              now={now}
            />
          </div>
          <LogPager stationId={station.id} page={shown.page} hrefOf={(page) => hrefWith({ page })} />
        </div>
      )}
    </StationFrame>
  );
}

type PagerProps = { stationId: string; page: number; hrefOf: (page: number) => string };

/** Older lines are promised only below lines that have come. */
function LogPager({ stationId, page, hrefOf }: PagerProps) {
  const wish = pageOf({ stationId, offset: offsetOf(page), limit: LINES_PER_PAGE });
  const { data } = useCall(logCalls.logs, wish);
  return (
    <div className="flex justify-between gap-3">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Link to the page before">Newer</Trans>
        </Link>
      )}
      {data && hasOlder(data.logs, LINES_PER_PAGE) && (
        <Link to={hrefOf(page + 1)} className={`${buttonStyle('quiet', 'small')} ml-auto`}>
          <Trans comment="Link to the next page, with older bookings">Older</Trans>
        </Link>
      )}
    </div>
  );
}

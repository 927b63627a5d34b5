import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { NewSessionDialog } from './new-session-dialog.tsx';
import { SessionDrawer } from './session-drawer.tsx';
import { SessionsFilter } from './sessions-filter.tsx';
import { sessionsList } from './sessions-list.ts';
import { SessionsTable } from './sessions-table.tsx';

const TICK_MS = 60_000;

type Props = { stations: readonly NamedStation[]; loaded: AnswerOf<typeof sessionsList>; serverNow: string };

/** Every rental of a board, in six orders; a row opens at the side. */
export function SessionsPage({ stations, loaded, serverNow }: Props) {
  const { t } = useLingui();
  const now = useClock(serverNow, TICK_MS);
  const list = useList(sessionsList, loaded);
  const { shown, wished, answer } = list;
  const [wish, setWish] = useState<{ start: string; end: string }>();
  const close = () => list.change({ session: undefined, page: shown.page });
  return (
    <StaffPage
      title={t({ message: 'Sessions', comment: 'Staff page: rentals, one per board' })}
      actions={
        <div className="flex flex-wrap gap-3">
          <CsvLink href={callAddress(sessionCalls.sessionsCsv, list.input)} />
          <button type="button" onClick={() => setWish(anHourFrom(now))} className={buttonStyle('action', 'small')}>
            <Plus aria-hidden className="size-4" />
            <Trans comment="Button: a rental without a payment, for repairs and guests">New session</Trans>
          </button>
        </div>
      }
    >
      <SessionsFilter list={list} stations={stations} />
      <p className="figures -mb-2 text-sm text-ink-soft" aria-live="polite">
        <Plural value={answer.total} one="# session" other="# sessions" />
      </p>
      <div className="group-data-cut:grayscale">
        <SessionsTable
          sessions={answer.sessions}
          stations={stations}
          order={{ shown: shown.order, hrefWith: (order) => list.hrefWith({ order }) }}
          hrefOf={({ id }) => list.hrefWith({ session: id, page: shown.page })}
          asked={list.asked}
          empty={
            <EmptyState isInside title={t`No sessions`}>
              {list.isFiltered ? t`None matches these filters.` : t`They appear here with the first booking.`}
            </EmptyState>
          }
        />
      </div>
      <ListPager list={list} total={answer.total} rowsPerPage={sessionsList.rowsPerPage} />
      {wished.session !== undefined && (
        <SessionDrawer key={wished.session} sessionId={wished.session} stations={stations} onClose={close} />
      )}
      {wish && (
        <NewSessionDialog
          stations={stations}
          {...(shown.station !== undefined && { stationId: shown.station })}
          wish={wish}
          onClose={() => setWish(undefined)}
        />
      )}
    </StaffPage>
  );
}

/** Soon enough for somebody who waits there, late enough to fill in the form. */
function anHourFrom(now: Temporal.Instant) {
  const start = now.round({ smallestUnit: 'minute' }).add({ minutes: 5 });
  return { start: start.toString(), end: start.add({ hours: 1 }).toString() };
}

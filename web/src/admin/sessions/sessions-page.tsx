import { sessionCalls } from '@laine/contract/admin/session-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { pagesFor } from '../../ui/table/paging.ts';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { CsvLink } from '../frame/csv-link.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { NewSessionDialog } from './new-session-dialog.tsx';
import { SessionDrawer } from './session-drawer.tsx';
import {
  filterOf,
  inputOf,
  SESSIONS_PER_PAGE,
  SessionsAddress,
  type NamedStation,
  type SessionsAnswer,
} from './sessions-data.ts';
import { SessionsFilter } from './sessions-filter.tsx';
import { SessionsTable } from './sessions-table.tsx';

type Props = { stations: readonly NamedStation[]; loaded: SessionsAnswer };

/** Every rental of a board, in six orders; a row opens at the side. */
export function SessionsPage({ stations, loaded }: Props) {
  const { t } = useLingui();
  const list = useListAddress(SessionsAddress);
  const { shown, wished } = list;
  const [isMaking, setMaking] = useState(false);
  // What the page came with is an answer to this address: the router loads anew when the address changes.
  const { data, error, askAgain } = useCall(sessionCalls.sessions, inputOf(shown), { initialData: loaded });
  const answer = data ?? loaded;
  const close = () => list.change({ session: undefined, page: shown.page });
  return (
    <StaffPage
      title={t({ message: 'Sessions', comment: 'Staff page: rentals, one per board' })}
      actions={
        <div className="flex flex-wrap gap-3">
          <CsvLink href={callAddress(sessionCalls.sessionsCsv, filterOf(shown))} />
          <button type="button" onClick={() => setMaking(true)} className={buttonStyle('action', 'small')}>
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
          instead={
            error ? (
              <ErrorState error={error} onRetry={() => void askAgain()} />
            ) : answer.sessions.length === 0 ? (
              <EmptyState isInside title={t`No sessions`}>
                {list.isFiltered ? t`None matches these filters.` : t`They appear here with the first booking.`}
              </EmptyState>
            ) : undefined
          }
        />
      </div>
      <ListPager
        page={shown.page}
        pages={pagesFor(answer.total, SESSIONS_PER_PAGE)}
        hrefOf={(page) => list.hrefWith({ page })}
      />
      {wished.session !== undefined && (
        <SessionDrawer key={wished.session} sessionId={wished.session} stations={stations} onClose={close} />
      )}
      {isMaking && (
        <NewSessionDialog
          stations={stations}
          {...(shown.station !== undefined && { stationId: shown.station })}
          onClose={() => setMaking(false)}
        />
      )}
    </StaffPage>
  );
}

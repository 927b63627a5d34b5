import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { LiveRestartsContext } from '../live/live-state.ts';
import { StaffPage } from './staff-page.tsx';

type Props = { isOffline: boolean };

/** Replaces a screen that failed to load; the navigation stays. It recovers by itself once the network is back. */
export function FailedPage({ isOffline }: Props) {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  const isRetrying = state === 'loading';
  const restarts = use(LiveRestartsContext);
  const [restartsBefore] = useState(restarts);
  useEffect(() => {
    if (restarts !== restartsBefore) void revalidate();
  }, [restarts, restartsBefore, revalidate]);
  return (
    <StaffPage title={isOffline ? t`No connection` : t`This did not load`}>
      <div
        role="alert"
        className="grid justify-items-center gap-4 rounded-card border border-line bg-paper px-6 py-12 text-center"
      >
        <TriangleAlert aria-hidden className="size-10 text-alert" />
        <p className="max-w-md text-ink-soft">
          {isOffline ? (
            <Trans>We could not reach the server. Check your connection and try again.</Trans>
          ) : (
            <Trans>It is on our side, not yours. Everything else can be used; try this page again in a moment.</Trans>
          )}
        </p>
        <button
          type="button"
          onClick={() => void revalidate()}
          aria-disabled={isRetrying}
          className={`${buttonStyle('action')} aria-disabled:cursor-progress`}
        >
          <RotateCw aria-hidden className={`size-4 ${isRetrying ? 'animate-spin' : ''}`} />
          <Trans>Try again</Trans>
        </button>
      </div>
    </StaffPage>
  );
}

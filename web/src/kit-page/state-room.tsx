import { buttonStyle } from '../ui/button/button-style.ts';
import { EmptyState } from '../ui/state/empty-state.tsx';
import { ErrorState } from '../ui/state/error-state.tsx';
import { Problem } from '../ui/state/problem.tsx';
import { SavedNote } from '../ui/state/saved-note.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import { StaleNote } from '../ui/state/stale-note.tsx';
import { notify } from '../ui/state/toast/toasts.ts';
import { Part, PartGrid, Room } from './part.tsx';

export function StateRoom({ serverNow }: { serverNow: string }) {
  return (
    <Room id="states" title="States">
      <PartGrid>
        <Part name="Empty">
          <EmptyState
            title="No closures"
            action={
              <button type="button" className={buttonStyle('action')}>
                Plan a closure
              </button>
            }
          >
            The station is open whenever its hours say so.
          </EmptyState>
        </Part>
        <Part name="Failed, with another try">
          <ErrorState error={undefined} onRetry={() => notify({ tone: 'done', title: 'Asked again' })} />
        </Part>
        <Part name="Loading">
          <div className="grid gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-32 w-full" />
          </div>
        </Part>
        <Part name="Problem">
          <Problem text="The station does not answer. Try again in a minute." />
        </Part>
        <Part name="Saved">
          <SavedNote isShown />
        </Part>
        <Part name="Toasts">
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => notify({ tone: 'done', title: 'Saved', detail: 'The station has it too.' })}
              className={buttonStyle('quiet', 'small')}
            >
              Done
            </button>
            <button
              type="button"
              onClick={() => notify({ tone: 'alert', title: 'The door did not open' })}
              className={buttonStyle('quiet', 'small')}
            >
              Alert
            </button>
          </div>
        </Part>
      </PartGrid>
      <Part name="Offline: how old what is shown is">
        <div className="overflow-hidden rounded-card border border-line">
          <StaleNote updatedAt={Temporal.Instant.from(serverNow)} timeZone="Europe/Tallinn" />
        </div>
      </Part>
    </Room>
  );
}

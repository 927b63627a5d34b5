import { use, type ReactNode } from 'react';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { LiveProvider } from '../live/live-provider.tsx';
import { LiveStateContext } from '../live/live-state.ts';
import { FindButton } from '../search/find-button.tsx';
import { StaffNav } from './staff-nav.tsx';
import { StaffPersonContext, type StaffPerson } from './staff-person.ts';

type Props = { person: StaffPerson; children: ReactNode };

/** Around every staff screen: what was read stays while one walks from screen to screen, and follows the stations. */
export function StaffFrame({ person, children }: Props) {
  return (
    <StaffPersonContext value={person}>
      <CallProvider>
        <LiveProvider>
          <Rooms person={person}>{children}</Rooms>
        </LiveProvider>
      </CallProvider>
    </StaffPersonContext>
  );
}

function Rooms({ person: { isAdmin }, children }: Props) {
  const state = use(LiveStateContext);
  return (
    <div
      data-staff
      data-cut={typeof state === 'object' ? '' : undefined}
      className="group mx-auto grid w-full max-w-[96rem] grid-cols-[minmax(0,1fr)] gap-x-8 px-[clamp(1rem,3vw,2.5rem)] pt-6 pb-28 lg:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <div className="contents lg:sticky lg:top-[calc(5rem+var(--toasts,0rem))] lg:block lg:self-start">
        <div className="mb-5 lg:mb-3">
          <FindButton isAdmin={isAdmin} />
        </div>
        <StaffNav isAdmin={isAdmin} />
      </div>
      {children}
    </div>
  );
}

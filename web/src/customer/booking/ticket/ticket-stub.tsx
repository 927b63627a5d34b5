import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TicketLines } from './ticket-lines.tsx';

/** The part to tear off: which door it is. The time stands beside the ticket. */
export function TicketStub({ session, timeZone }: ComponentProps<typeof TicketLines>) {
  return (
    <div className="ticket-stub rounded-b-card bg-paper px-[min(1.25rem,6cqi)] pb-5">
      <dl className="figures mb-3 flex flex-wrap items-center gap-x-4 border-t-2 border-dashed border-line pt-4 last:mb-0">
        <dt className="text-[min(var(--text-base),9cqi)] text-ink-soft">
          <Trans comment="Number of the locker's door">Locker</Trans>
        </dt>
        <dd className="text-4xl leading-none font-bold">{session.lockerNumber ?? '–'}</dd>
      </dl>
      <TicketLines session={session} timeZone={timeZone} />
    </div>
  );
}

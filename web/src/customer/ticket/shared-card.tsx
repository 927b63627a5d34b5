import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import type { RentalPhase } from '../booking/rental-phase.ts';
import { DoorCode } from '../booking/ticket/door-code.tsx';
import { ticketLook } from '../booking/ticket/ticket-look.ts';
import { ticketStrips } from '../booking/ticket/ticket-strips.ts';
import { TicketStub } from '../booking/ticket/ticket-stub.tsx';
import { SafetyAgreement } from './safety-agreement.tsx';

type Props = { token: string; ticket: SharedTicket; phase: RentalPhase; safetyLines: readonly string[] };

/** Until its reader knows the rules of the water, they stand where the code will be. */
export function SharedCard({ token, ticket, phase, safetyLines }: Props) {
  const locale = useLocale();
  const { station, start, status, code, acceptedAt, lockerNumber, movedFrom, isInQuestion } = ticket;
  const look = ticketLook(status, phase);
  // On this page, and not on an earlier visit.
  const [wasAskedFor] = useState(acceptedAt === null);
  return (
    <article className="sunlit ticket @container flex min-w-0 flex-col self-start">
      <div className="ticket-main overflow-hidden rounded-t-card bg-paper">
        <div
          className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 pr-3 pl-[min(1.25rem,5cqi)] *:text-[min(var(--text-sm),9.5cqi)] ${ticketStrips[look]}`}
        >
          <h2 className="min-w-0 text-sm font-semibold tracking-normal wrap-anywhere">{station.name}</h2>
          <SessionBadge status={status} isInQuestion={isInQuestion} />
        </div>
        {acceptedAt === null ? (
          <SafetyAgreement token={token} lines={safetyLines} />
        ) : (
          <ShownCode code={code} wasAskedFor={wasAskedFor}>
            <DoorCode session={{ code, status }} look={look} awaitsStation={false} />
          </ShownCode>
        )}
        <p className="px-5 pb-4 text-sm font-medium text-ink-soft">
          <ServerText>{longDateText(start, station.timeZone, locale)}</ServerText>
          <span className="block font-normal">{station.locationText}</span>
        </p>
      </div>
      <TicketStub
        session={{ lockerNumber, movedFrom, firstOpenTime: null, closeTime: null }}
        timeZone={station.timeZone}
      />
    </article>
  );
}

type ShownProps = { code: string | null; wasAskedFor: boolean; children: ReactNode };

/** The button for the code is gone with its press: keys and screen readers go on at the code. */
function ShownCode({ code, wasAskedFor, children }: ShownProps) {
  const { t } = useLingui();
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasAskedFor && document.activeElement === document.body) shown.current?.focus();
  }, [wasAskedFor]);
  const label = t({ message: 'Door code', comment: 'Label above the 4 digits that open the locker' });
  return (
    <section ref={shown} tabIndex={-1} aria-label={`${label} ${code?.split('').join(' ') ?? ''}`}>
      {children}
    </section>
  );
}

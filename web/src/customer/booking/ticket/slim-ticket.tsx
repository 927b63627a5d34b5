import { Trans, useLingui } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';
import { listOpenable } from '../actions/list-openable.ts';
import { OpenDoorButton } from '../actions/open-door-button.tsx';
import { timesOf } from '../times-of.ts';
import { BoardBadge } from './board-badge.tsx';
import { CodeDigits } from './code-digits.tsx';
import { CopyCode } from './copy-code.tsx';
import { NoCodeWords } from './no-code-words.tsx';
import { ShareButton } from './share-button.tsx';
import { SharedNote } from './shared-note.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { ticketLook } from './ticket-look.ts';
import { ticketStrips } from './ticket-strips.ts';
import type { TicketProps } from './ticket.tsx';

/** One of several boards, or one whose code is dead: a locker and its code in one line, torn off beside the number. */
export function SlimTicket({ session, position, booking, station, phase }: TicketProps) {
  const { t } = useLingui();
  const { code, lockerNumber, status, start, end } = session;
  const { timeZone } = station;
  const look = ticketLook(status, phase);
  const isOver = look === 'over';
  const board =
    booking.sessions.length > 1
      ? t({ message: `Board ${position}`, comment: 'One of several rented boards' })
      : undefined;
  const openable = listOpenable(booking, phase);
  return (
    <article id={`session-${session.id}`} className="sunlit ticket @container h-full">
      <div className="ticket-slim grid h-full grid-cols-[var(--tear)_minmax(0,1fr)] overflow-hidden rounded-card bg-paper">
        <dl className={`grid content-center justify-items-center gap-1 px-1 py-3 text-center ${ticketStrips[look]}`}>
          <dt className="text-[min(var(--text-xs),5cqi)]">
            <Trans comment="Number of the locker's door">Locker</Trans>
          </dt>
          <dd className="figures text-[min(var(--text-3xl),11cqi)] leading-none font-bold">{lockerNumber ?? '–'}</dd>
        </dl>
        <div className="grid content-center gap-2 py-3 pr-[min(0.75rem,3cqi)] pl-[min(1rem,4cqi)]">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 *:text-[min(var(--text-sm),7cqi)] *:whitespace-normal">
            <h3 className="min-w-0 wrap-anywhere font-semibold tracking-normal">{board ?? station.name}</h3>
            <BoardBadge session={session} booking={booking} phase={phase} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <p className={code === null ? 'text-[min(var(--text-sm),7cqi)] text-ink-soft' : ''}>
              {code === null ? (
                <NoCodeWords session={session} isOver={isOver} awaitsStation={booking.awaitsStation} />
              ) : (
                <>
                  <span className="sr-only">
                    <Trans comment="Label above the 4 digits that open the locker">Door code</Trans>{' '}
                  </span>
                  <CodeDigits
                    code={code}
                    status={status}
                    isOver={isOver}
                    className={isOver ? 'text-xl' : 'text-[min(3.75rem,13.5cqi)] leading-none'}
                  />
                </>
              )}
            </p>
            {!isOver && (
              <div className="flex">
                {code !== null && <CopyCode code={code} board={board} isShort />}
                <ShareButton booking={booking} session={session} station={station} board={board} isShort />
              </div>
            )}
          </div>
          {timesOf(booking).length > 1 && (
            <p className="figures text-sm font-semibold whitespace-nowrap">
              {timeText(start, timeZone)}–{timeText(end, timeZone)}
            </p>
          )}
          {openable.length > 1 && openable.includes(session) && (
            <OpenDoorButton bookingId={booking.id} session={session} board={board} tone="quiet" />
          )}
          <SharedNote booking={booking} session={session} board={board} />
          <TicketLines session={session} timeZone={timeZone} />
        </div>
      </div>
    </article>
  );
}

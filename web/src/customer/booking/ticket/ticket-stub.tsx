import type { Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dateTimeText, timeText } from '../../../i18n/moments.ts';

type Props = {
  session: Pick<Session, 'lockerNumber' | 'movedFrom' | 'firstOpenTime' | 'closeTime'>;
  start: string;
  end: string;
  timeZone: string;
  /** Its position among the booking's boards; undefined on a shared ticket, which shows only one. */
  board?: { position: number; total: number };
};

export function TicketStub({ session, start, end, timeZone, board }: Props) {
  const { lockerNumber, movedFrom, firstOpenTime, closeTime } = session;
  return (
    <div className="ticket-stub rounded-b-card bg-paper px-[min(1.25rem,6cqi)] pb-5">
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-[min(1.25rem,5cqi)] gap-y-3 border-t-2 border-dashed border-line pt-4 @2xs:grid-cols-[auto_1fr_auto]">
        <Entry label={<Trans comment="Number of the locker's door">Locker</Trans>}>
          <span className="text-3xl leading-none font-bold">{lockerNumber ?? '–'}</span>
        </Entry>
        {/* Large text on a narrow phone leaves no room beside it, and less than its own size. */}
        <Entry
          label={<Trans comment="From when to when the board is rented">Time</Trans>}
          className="@max-2xs:order-1 @max-2xs:col-span-full"
        >
          <span className="text-[min(var(--text-lg),11cqi)] leading-none font-semibold whitespace-nowrap">
            {timeText(start, timeZone)}–{timeText(end, timeZone)}
          </span>
        </Entry>
        {board && (
          <Entry
            label={<Trans comment="One rented board; its number follows">Board</Trans>}
            className="@max-2xs:justify-self-end"
          >
            <span className="text-lg leading-none font-semibold">
              {board.position}
              {board.total > 1 && <span className="font-medium text-ink-soft">/{board.total}</span>}
            </span>
          </Entry>
        )}
        {movedFrom !== null && (
          <div className="order-2 col-span-full rounded-control bg-yellow px-3 py-2 text-sm font-medium text-on-yellow">
            <dt className="sr-only">
              <Trans context="locker" comment="Label of a note that the board is in another locker than at first">
                Change
              </Trans>
            </dt>
            <dd>
              <Trans comment="Two numbers of lockers; the code stayed the same">
                Moved to {lockerNumber}, was {movedFrom}
              </Trans>
            </dd>
          </div>
        )}
        {firstOpenTime !== null && (
          <Line
            label={
              <Trans context="time" comment="When the locker was first opened; a date and time follow">
                Started
              </Trans>
            }
          >
            {dateTimeText(firstOpenTime, timeZone)}
          </Line>
        )}
        {closeTime !== null && (
          <Line label={<Trans comment="When the board was back; a date and time follow">Ended</Trans>}>
            {dateTimeText(closeTime, timeZone)}
          </Line>
        )}
      </dl>
    </div>
  );
}

type LineProps = { label: ReactNode; children: ReactNode };
type EntryProps = LineProps & { className?: string };

function Entry({ label, children, className = '' }: EntryProps) {
  return (
    <div className={`whitespace-nowrap ${className}`}>
      <dt className="text-[min(var(--text-xs),8cqi)] text-ink-soft">{label}</dt>
      <dd className="flex h-9 items-center">{children}</dd>
    </div>
  );
}

function Line({ label, children }: LineProps) {
  return (
    <div className="order-2 col-span-full flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2 text-[min(var(--text-sm),9cqi)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

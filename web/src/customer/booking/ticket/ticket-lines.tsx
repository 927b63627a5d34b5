import type { Session } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../../i18n/moments.ts';

type Props = { session: Pick<Session, 'lockerNumber' | 'movedFrom' | 'firstOpenTime' | 'closeTime'>; timeZone: string };

/** What happened to the board so far. */
export function TicketLines({ session, timeZone }: Props) {
  const { lockerNumber, movedFrom, firstOpenTime, closeTime } = session;
  if (movedFrom === null && firstOpenTime === null && closeTime === null) return null;
  return (
    <dl className="figures grid gap-2">
      {movedFrom !== null && (
        <div className="rounded-control bg-yellow px-3 py-2 text-sm font-medium text-on-yellow">
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
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2 text-[min(var(--text-sm),7cqi)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

import { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import type { BoardOut } from '@laine/contract/admin/dashboard-entities.ts';
import { alertAddress, bookingOf, lockersOf } from '@laine/contract/alert-address.ts';
import { urgentAlertKinds } from '@laine/contract/alert-kind.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronRight, Hand, Phone, Siren, TriangleAlert } from 'lucide-react';
import { Fragment, use, useState } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { PhoneLink } from '../../ui/data/phone-link.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { StaffPersonContext } from '../frame/staff-person.ts';
import { alertWords } from './alert-words.ts';
import type { AlertData, AlertRow } from './use-steady-rows.ts';
import { WhatHappenedDialog } from './what-happened-dialog.tsx';

type Props = {
  rows: readonly AlertRow[];
  /** Their renters: a search shows whom to call. */
  boardsOut: readonly BoardOut[];
  /** The name and zone of each station. */
  stationOf: (stationId: string) => { name: string; timeZone: string } | undefined;
  now: Temporal.Instant;
};

/** Everything that needs staff, each with its one next step. */
export function AlertList({ rows, boardsOut, stationOf, now }: Props) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ alert, isGone }) => (
        <AlertItem
          key={alert.id}
          alert={alert}
          isGone={isGone}
          missing={
            alert.kind === 'not-back' ? boardsOut.find(({ bookingId }) => bookingId === bookingOf(alert)) : undefined
          }
          station={alert.stationId === null ? undefined : stationOf(alert.stationId)}
          now={now}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  alert: AlertData;
  /** It's done and only keeps its place. */
  isGone: boolean;
  /** The missing renter. */
  missing: BoardOut | undefined;
  station: { name: string; timeZone: string } | undefined;
  now: Temporal.Instant;
};

function AlertItem({ alert, isGone, missing, station, now }: ItemProps) {
  const { i18n } = useLingui();
  const person = use(StaffPersonContext);
  const { title, advice } = alertWords[alert.kind];
  const address = alertAddress(alert);
  // Keeps the row's height once they're found.
  const [searched, setSearched] = useState(missing);
  if (missing && missing !== searched) setSearched(missing);
  const refreshes = [callKey(alertCalls.alerts)];
  const take = useAct(alertCalls.takeAlert, { refreshes });
  const [isAsked, setAsked] = useState(false);
  const onDone = () => setAsked(false);
  const isSearch = alert.kind === 'not-back';
  const close = useAct(alertCalls.closeAlert, { refreshes, onDone, isQuiet: isSearch });
  const silence = useAct(alertCalls.silenceAlert, { refreshes, onDone, isQuiet: true });
  const isQuietNow = alert.silencedUntil !== null && Temporal.Instant.compare(now, alert.silencedUntil) < 0;
  const isUrgent = urgentAlertKinds.includes(alert.kind);
  const Icon = isUrgent ? Siren : TriangleAlert;
  return (
    <li
      inert={isGone}
      className={`grid gap-3 rounded-card border border-line bg-paper p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-6 md:p-5 ${isGone ? 'opacity-60' : ''}`}
    >
      <div className="flex gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isUrgent ? 'text-alert' : 'text-action'}`} />
        <div className="min-w-0">
          <h3 className="font-semibold">{i18n._(title)}</h3>
          <p className="figures text-sm text-ink-soft">
            {station && `${station.name} · `}
            {lockersOf(alert).map((lockerNumber) => (
              <Fragment key={lockerNumber}>
                <Trans>Locker {lockerNumber}</Trans>
                {' · '}
              </Fragment>
            ))}
            <RelativeTime moment={alert.createdAt} now={now} timeZone={station?.timeZone ?? 'UTC'} />
          </p>
          {searched && (
            <p className="flex flex-wrap items-center gap-x-3 font-medium">
              <span className="min-w-0 wrap-anywhere">{searched.renter}</span>
              <PhoneLink
                phone={searched.phone}
                icon={Phone}
                className="inline-flex min-h-11 items-center text-action"
              />
            </p>
          )}
          <p className="mt-1.5 max-w-prose text-sm">{i18n._(advice)}</p>
          {isQuietNow && alert.silencedUntil !== null && (
            <p className="mt-1.5 text-sm font-medium">
              <Trans comment="Followed by a time; nobody is called for a missing renter until then">
                Talked to, quiet until
              </Trans>{' '}
              <ZonedTime moment={alert.silencedUntil} timeZone={station?.timeZone ?? 'UTC'} isTimeOnly />
            </p>
          )}
          {alert.takenAt !== null && (
            <p className="mt-1.5 flex items-center gap-1.5 text-sm text-ink-soft">
              <Hand aria-hidden className="size-4" />
              <TakenBy isReader={alert.takenBy === person.id} name={alert.takenByName} />
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        {address !== undefined && (
          <Link to={address} className={buttonStyle(isUrgent ? 'primary' : 'action', 'small')}>
            <Trans comment="Link to where an alert is dealt with">Look at it</Trans>
            <ChevronRight aria-hidden className="size-4" />
          </Link>
        )}
        {alert.takenAt === null && (
          <button
            type="button"
            disabled={take.isActing}
            onClick={() => take.act({ alertId: alert.id })}
            className={buttonStyle('quiet', 'small')}
          >
            <Hand aria-hidden className="size-4" />
            <Trans comment="Button: this person looks after an alert">I take it</Trans>
          </button>
        )}
        {/* That nobody can be called ends by itself once somebody can. */}
        {alert.kind !== 'nobody-to-call' && (
          <button
            type="button"
            disabled={close.isActing}
            onClick={() => (isSearch ? setAsked(true) : close.act({ alertId: alert.id }))}
            className={buttonStyle('quiet', 'small')}
          >
            <Check aria-hidden className="size-4" />
            {isSearch ? (
              <Trans comment="Heading: asks staff about somebody who is missing on the water">What happened?</Trans>
            ) : (
              <Trans comment="Button: an alert is dealt with">Done</Trans>
            )}
          </button>
        )}
      </div>
      {isAsked && (
        <WhatHappenedDialog
          timeZone={station?.timeZone ?? 'UTC'}
          now={now}
          isActing={close.isActing || silence.isActing}
          error={close.error ?? silence.error}
          onTalked={(minutes) => silence.act({ alertId: alert.id, minutes })}
          onRescue={(rescue) => close.act({ alertId: alert.id, rescue })}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}

function TakenBy({ isReader, name }: { isReader: boolean; name: string | null }) {
  if (isReader) return <Trans comment="The reader has said to look after this alert">You look after it</Trans>;
  if (name === null) {
    return <Trans comment="Somebody of the staff looks after this alert">Somebody looks after it</Trans>;
  }
  return (
    <span className="min-w-0 wrap-anywhere">
      <Trans comment="name is a person’s name or e-mail address">{name} looks after it</Trans>
    </span>
  );
}

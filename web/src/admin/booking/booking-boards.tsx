import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gavel, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { OpenDoor } from '../sessions/open-door.tsx';
import { SessionForm } from '../sessions/session-form.tsx';
import { UnfitLocker } from '../station/unfit-locker.tsx';
import type { BoardData, BookingData } from './booking-data.ts';

/** The boards of a booking, each with its code, its door and a way to move it. */
export function BookingBoards({ detail }: { detail: BookingData }) {
  const { t } = useLingui();
  const { sessions, station, rights } = detail;
  const [editedId, setEdited] = useState<string>();
  const edited = sessions.find(({ id }) => id === editedId);
  return (
    <section aria-label={t({ message: 'Boards', comment: 'Heading: the boards of a booking' })} className="grid gap-3">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        <Trans comment="Heading: the boards of a booking">Boards</Trans>
        <span className={`text-sm font-normal ${station.connected ? 'text-ink-soft' : 'text-alert'}`}>
          {station.connected ? (
            <Trans comment="State of a place with lockers">The station is connected</Trans>
          ) : (
            <Trans comment="State of a place with lockers">The station is out of reach</Trans>
          )}
        </span>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {sessions.map((session) => (
          <li key={session.id} className="grid content-start gap-3 rounded-card border border-line bg-paper p-4">
            <Board session={session} station={station} />
            <div className="flex flex-wrap items-start gap-3">
              {session.status !== 'cancelled' && <OpenDoor session={session} isMain={session.status !== 'finished'} />}
              <button type="button" onClick={() => setEdited(session.id)} className={buttonStyle('quiet', 'small')}>
                <Pencil aria-hidden className="size-4" />
                {session.status === 'created' ? (
                  <Trans comment="Button: other times, another locker or code for one board">Move or edit</Trans>
                ) : (
                  <Trans comment="Heading of the form for a rental">Edit</Trans>
                )}
              </button>
              {!rights.isOwn && session.status === 'finished' && session.firstOpenTime !== null && (
                <Link to={adminPaths.newClaim(session.id)} className={buttonStyle('quiet', 'small')}>
                  <Gavel aria-hidden className="size-4" />
                  <Trans comment="Staff page and button: money for a broken thing">Propose a claim</Trans>
                </Link>
              )}
            </div>
            <CopyableId id={session.id} />
          </li>
        ))}
      </ul>
      {edited && (
        <Drawer
          title={<Trans comment="Title of a drawer: the rental of one board">Session</Trans>}
          onClose={() => setEdited(undefined)}
        >
          <SessionForm key={edited.id} session={edited} timeZone={station.timeZone} />
        </Drawer>
      )}
    </section>
  );
}

function Board({ session, station }: { session: BoardData; station: BookingData['station'] }) {
  const { timeZone, openDoors, unfitLockers } = station;
  const { code, lockerNumber, status, start, end, firstOpenTime, closeTime } = session;
  const unfit = unfitLockers.find(({ number }) => number === lockerNumber && status === 'created');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-base font-semibold">
          {lockerNumber === null ? (
            <Trans>No locker</Trans>
          ) : (
            <Trans comment="lockerNumber is a number">Locker {lockerNumber}</Trans>
          )}
        </p>
        <SessionBadge status={status} />
      </div>
      <p className="figures text-3xl tracking-[0.2em]">{status === 'cancelled' ? '–' : code || '–'}</p>
      <p className="figures text-sm">
        <ZonedTime moment={start} timeZone={timeZone} isTimeOnly /> –{' '}
        <ZonedTime moment={end} timeZone={timeZone} isTimeOnly />
        {lockerNumber !== null && status !== 'cancelled' && (
          <>
            {' · '}
            {openDoors.includes(lockerNumber) ? (
              <Trans comment="What the sensor of a locker says">door open</Trans>
            ) : (
              <Trans comment="What the sensor of a locker says">door shut</Trans>
            )}
          </>
        )}
      </p>
      {unfit && <UnfitLocker locker={unfit} />}
      <p className="text-sm text-ink-soft">
        {firstOpenTime === null ? (
          <Trans comment="Of a board that nobody has taken out">Not collected</Trans>
        ) : (
          <>
            <ZonedTime moment={firstOpenTime} timeZone={timeZone} isTimeOnly />
            {' – '}
            {closeTime === null ? (
              <Trans>still out</Trans>
            ) : (
              <ZonedTime moment={closeTime} timeZone={timeZone} isTimeOnly />
            )}
          </>
        )}
      </p>
    </>
  );
}

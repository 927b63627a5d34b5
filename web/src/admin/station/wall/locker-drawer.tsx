import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Fact, Facts } from '../../../ui/data/facts.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { lockerName } from '../locker-name.ts';
import { LogList } from '../log/log-list.tsx';
import type { LockerData, StationDetail } from '../station-data.ts';
import { ConfirmByEye } from './confirm-by-eye.tsx';
import { DoorActions } from './door-actions.tsx';
import { ItemRows } from './item-rows.tsx';
import { lockerLook } from './locker-look.ts';
import { LockerNotes } from './locker-notes.tsx';
import { LookBadge } from './look-badge.tsx';

type Props = {
  locker: LockerData;
  station: StationDetail;
  timeZone: string;
  now: Temporal.Instant;
  onClose: () => void;
};

/** Everything about one locker: its state, what can be done, what belongs in it, what happened last. */
export function LockerDrawer({ locker, station, timeZone, now, onClose }: Props) {
  const { number, rental } = locker;
  const name = lockerName(locker);
  return (
    <Drawer
      title={
        <>
          <Trans>Locker {number}</Trans>
          {name !== '' && <span className="font-normal text-ink-soft"> · {name}</span>}
        </>
      }
      onClose={onClose}
      footer={<DoorActions locker={locker} isReachable={station.connected} timeZone={timeZone} />}
    >
      <div className="grid gap-6">
        <div className="grid gap-3">
          <div>
            <LookBadge look={lockerLook(locker, now)} lacks={locker.lacks} />
          </div>
          <Facts>
            <Fact label={<Trans comment="When the state of a locker last changed">Since</Trans>}>
              <RelativeTime moment={locker.updatedAt} now={now} timeZone={timeZone} />
            </Fact>
            {rental && (
              <>
                <Fact
                  label={
                    rental.status === 'started' ? (
                      <Trans comment="Who has the board of a locker">Rented by</Trans>
                    ) : (
                      <Trans comment="Who comes next for the board of a locker">Next renter</Trans>
                    )
                  }
                >
                  {rental.bookingId === null ? (
                    <Trans comment="A rental that staff made, nobody has booked it">Made by staff</Trans>
                  ) : (
                    <Link to={adminPaths.booking(rental.bookingId)} className="prose-link">
                      {rental.renter === '' ? (
                        <Trans comment="Link to a booking whose customer has told no name">The booking</Trans>
                      ) : (
                        rental.renter
                      )}
                    </Link>
                  )}
                </Fact>
                <Fact label={<Trans comment="From when to when a rental is booked">Booked</Trans>}>
                  <ZonedTime moment={rental.start} timeZone={timeZone} isTimeOnly />
                  {' – '}
                  <ZonedTime moment={rental.end} timeZone={timeZone} isTimeOnly />
                </Fact>
              </>
            )}
          </Facts>
        </div>
        <ItemRows locker={locker} />
        <ConfirmByEye locker={locker} />
        <LockerNotes locker={locker} />
        <section className="grid gap-3">
          <h3 className="text-base font-semibold">
            <Trans comment="Heading: the last lines of a locker’s log">Last events</Trans>
          </h3>
          <LogList stationId={station.id} lockerNumber={number} limit={8} timeZone={timeZone} now={now} />
        </section>
      </div>
    </Drawer>
  );
}

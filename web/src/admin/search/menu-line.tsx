import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { SearchHit } from '@laine/contract/admin/search-calls.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { CalendarCheck, DoorClosed, MapPin, User, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';

/** One line of the menu with its link. */
export type MenuLine = { key: string; address: string; icon: LucideIcon; title: ReactNode; detail?: ReactNode };

export function lineOf(hit: SearchHit): MenuLine {
  switch (hit.kind) {
    case 'booking':
      return {
        key: `booking ${hit.bookingId}`,
        address: adminPaths.booking(hit.bookingId),
        icon: CalendarCheck,
        title: hit.name || formatPhone(hit.phone) || (
          <Trans comment="A booking of somebody who gave no name">Booking</Trans>
        ),
        detail: (
          <>
            {hit.stationName} · <ZonedTime moment={hit.start} timeZone={hit.timeZone} />
            {hit.name !== '' && hit.phone !== '' && <> · {formatPhone(hit.phone)}</>}
          </>
        ),
      };
    case 'person':
      return {
        key: `person ${hit.personId}`,
        address: adminPaths.person(hit.personId),
        icon: User,
        title: hit.name || hit.email,
        detail: hit.name === '' ? undefined : hit.email,
      };
    case 'station':
      return {
        key: `station ${hit.stationId}`,
        address: adminPaths.station(hit.stationId),
        icon: MapPin,
        title: hit.stationName,
        detail: hit.stationId,
      };
    default:
      return {
        key: `locker ${hit.stationId} ${hit.lockerNumber}`,
        address: `${adminPaths.station(hit.stationId)}?locker=${hit.lockerNumber}`,
        icon: DoorClosed,
        title: <Trans comment="A locker that was found, by its number">Locker {hit.lockerNumber}</Trans>,
        detail: hit.stationName,
      };
  }
}

import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BellRing,
  CalendarCheck,
  ChartColumn,
  KeyRound,
  MapPin,
  ScrollText,
  Sun,
  Users,
  Wallet,
  Waves,
  type LucideIcon,
} from 'lucide-react';

export type StaffEntry = { address: string; label: MessageDescriptor; icon: LucideIcon };

type Offered = StaffEntry & { isForAdmins?: true };

/** The rooms of the staff screens, in the order in which they are needed in a day. */
const entries: readonly Offered[] = [
  {
    address: adminPaths.today(),
    label: msg({ message: 'Today', context: 'page', comment: 'Staff page: what happens now' }),
    icon: Sun,
  },
  {
    address: adminPaths.stations(),
    label: msg({ message: 'Stations', comment: 'Staff page: all stations' }),
    icon: MapPin,
  },
  {
    address: adminPaths.bookings(),
    label: msg({ message: 'Bookings', comment: 'Staff page: what customers booked' }),
    icon: CalendarCheck,
  },
  {
    address: adminPaths.sessions(),
    label: msg({ message: 'Sessions', comment: 'Staff page: rentals, one per board' }),
    icon: Waves,
  },
  {
    address: adminPaths.people(),
    label: msg({ message: 'People', comment: 'Staff page: everybody with an account' }),
    icon: Users,
    isForAdmins: true,
  },
  {
    address: adminPaths.money(),
    label: msg({ message: 'Money', comment: 'Staff page: statements, payments, refunds' }),
    icon: Wallet,
  },
  {
    address: adminPaths.insights(),
    label: msg({ message: 'Insights', comment: 'Staff page: how the stations are doing, in charts' }),
    icon: ChartColumn,
  },
  {
    address: adminPaths.access(),
    label: msg({ message: 'Access', comment: 'Staff page: who may do what' }),
    icon: KeyRound,
    isForAdmins: true,
  },
  {
    address: adminPaths.audit(),
    label: msg({ message: 'Audit', comment: 'Staff page: who did what' }),
    icon: ScrollText,
    isForAdmins: true,
  },
  {
    address: adminPaths.alertMessages(),
    label: msg({ message: 'Alerts to me', comment: 'Staff page: how alerts reach the person' }),
    icon: BellRing,
  },
];

export const staffEntries = (isAdmin: boolean): readonly StaffEntry[] =>
  entries.filter(({ isForAdmins }) => isAdmin || !isForAdmins);

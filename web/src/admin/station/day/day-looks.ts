import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  AlarmClock,
  CircleCheck,
  Hourglass,
  KeyRound,
  SearchCheck,
  UserX,
  Waves,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { BarLook } from './day-geometry.ts';

type Look = { icon: LucideIcon; words: MessageDescriptor; style: string };

/** In the order of a rental's life, which the legend follows. Never colour alone: icon, border and word differ. */
export const barLooks: Record<BarLook, Look> = {
  held: {
    icon: Hourglass,
    words: msg({ message: 'Not paid yet', comment: 'State of a rental whose customer is paying' }),
    style: 'border-dashed border-ink-soft bg-paper text-ink',
  },
  paid: {
    icon: KeyRound,
    words: msg({ message: 'Paid', context: 'rental', comment: 'State of a rental that is paid and not collected' }),
    style: 'border-action bg-tint text-ink',
  },
  staff: {
    icon: Wrench,
    words: msg({ message: 'Made by staff', comment: 'A rental that staff made, nobody has booked it' }),
    style: 'border-on-gray bg-gray text-on-gray',
  },
  out: {
    icon: Waves,
    words: msg({ message: 'Board out', comment: 'State of a locker' }),
    style: 'border-on-yellow bg-yellow text-on-yellow',
  },
  late: {
    icon: AlarmClock,
    words: msg({ message: 'Late', comment: 'State of a rental whose board is not back in time' }),
    style: 'border-2 border-on-red bg-red text-on-red',
  },
  questioned: {
    icon: SearchCheck,
    words: msg({
      message: 'Being checked',
      comment: 'State of one rented board: its renter says that it is back, and staff have not looked yet',
    }),
    style: 'border-2 border-dashed border-sand-soft bg-sand text-ink',
  },
  finished: {
    icon: CircleCheck,
    words: msg({ message: 'Finished', comment: 'State of one rented board: it is back in its locker' }),
    style: 'border-on-green bg-green text-on-green',
  },
  missed: {
    icon: UserX,
    words: msg({ message: 'Not collected', comment: 'Of a board that nobody has taken out' }),
    style: 'border-dotted border-line-strong bg-foam text-ink-soft',
  },
};

/** Behind the bars, and in the legend. */
export const closedStyle =
  'bg-[repeating-linear-gradient(45deg,var(--line-strong)_0_3px,var(--foam)_3px_9px)] forced-colors:border';
export const offHoursStyle = 'bg-sand dark:bg-gray/50';
export const turnaroundStyle = 'rounded-full bg-line-strong';

/** On a phone, half an hour is as wide as a thumb; with more room the whole day is in view. */
export const hourWidth = '[--hour:5.5rem] lg:[--hour:2.25rem]';

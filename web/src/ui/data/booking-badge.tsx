import type { BookingStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';
import { beingCancelled } from './being-cancelled.ts';

type Look = { tone: BadgeTone; icon: LucideIcon; label: MessageDescriptor };

const looks: Record<BookingStatus, Look> = {
  open: {
    tone: 'yellow',
    icon: Hourglass,
    label: msg({ message: 'Pending', comment: 'State of a booking: not paid yet' }),
  },
  complete: { tone: 'green', icon: CircleCheck, label: msg({ message: 'Paid', comment: 'State of a booking' }) },
  expired: {
    tone: 'gray',
    icon: CircleX,
    label: msg({ message: 'Cancelled', comment: 'State of a booking or of one rented board' }),
  },
};

type Props = { status: BookingStatus; awaitsStation?: boolean };

export function BookingBadge({ status, awaitsStation = false }: Props) {
  const { i18n } = useLingui();
  const { tone, icon, label } = status === 'expired' && awaitsStation ? beingCancelled : looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}

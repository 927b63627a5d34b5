import type { SessionStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleX, Hourglass, KeyRound, SearchCheck, Waves, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';
import { beingCancelled } from './being-cancelled.ts';

type Look = { tone: BadgeTone; icon: LucideIcon; label: MessageDescriptor };

const looks: Record<SessionStatus, Look> = {
  created: {
    tone: 'gray',
    icon: KeyRound,
    label: msg({ message: 'Available', comment: 'State of one rented board: it waits in its locker' }),
  },
  started: {
    tone: 'yellow',
    icon: Waves,
    label: msg({ message: 'Started', comment: 'State of one rented board: it has been collected' }),
  },
  finished: {
    tone: 'green',
    icon: CircleCheck,
    label: msg({ message: 'Finished', comment: 'State of one rented board: it is back in its locker' }),
  },
  cancelled: {
    tone: 'red',
    icon: CircleX,
    label: msg({ message: 'Cancelled', context: 'board', comment: 'State of a booking or of one rented board' }),
  },
};

/** A renter who has brought the board back must not read that the rental goes on. */
const inQuestion: Look = {
  tone: 'gray',
  icon: SearchCheck,
  label: msg({
    message: 'Being checked',
    comment: 'State of one rented board: its renter says that it is back, and staff have not looked yet',
  }),
};

const notCollected: Look = {
  tone: 'gray',
  icon: CircleX,
  label: msg({ message: 'Not collected', comment: 'State of one rented board: its time passed and nobody came' }),
};

/** Held for a customer who has no code yet. */
const unpaid: Look = {
  tone: 'yellow',
  icon: Hourglass,
  label: msg({ message: 'Awaiting payment', comment: 'State of one board of a booking that is not paid yet' }),
};

type Props = {
  status: SessionStatus;
  isInQuestion?: boolean;
  /** The station has not heard of its cancellation yet. */
  awaitsStation?: boolean;
  /** Not cancelled: its time passed. */
  isMissed?: boolean;
  /** The booking is unpaid. */
  isUnpaid?: boolean;
};

export function SessionBadge(props: Props) {
  const { i18n } = useLingui();
  const { tone, icon, label } = lookOf(props);
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}

function lookOf({
  status,
  isInQuestion = false,
  awaitsStation = false,
  isMissed = false,
  isUnpaid = false,
}: Props): Look {
  if (status === 'started' && isInQuestion) return inQuestion;
  if (isMissed) return notCollected;
  if (status === 'created' && isUnpaid) return unpaid;
  return status === 'cancelled' && awaitsStation ? beingCancelled : looks[status];
}

import type { KitKind } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  AlarmClock,
  CircleCheck,
  DoorClosedLocked,
  DoorOpen,
  Footprints,
  PackageX,
  SearchCheck,
  Waves,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/data/badge.tsx';
import { lacksWords } from '../items/item-words.ts';
import type { LockerLook } from './locker-look.ts';

const looks: Record<LockerLook, { tone: BadgeTone; icon: LucideIcon; words: MessageDescriptor }> = {
  open: { tone: 'yellow', icon: DoorOpen, words: msg({ message: 'Door open', comment: 'State of a locker' }) },
  questioned: {
    tone: 'yellow',
    icon: SearchCheck,
    words: msg({
      message: 'Being checked',
      comment: 'State of one rented board: its renter says that it is back, and staff have not looked yet',
    }),
  },
  late: {
    tone: 'red',
    icon: AlarmClock,
    words: msg({ message: 'Late', comment: 'State of a rental whose board is not back in time' }),
  },
  jammed: {
    tone: 'red',
    icon: DoorClosedLocked,
    words: msg({ message: 'Door jammed', comment: 'State of a locker' }),
  },
  disabled: { tone: 'gray', icon: Wrench, words: msg({ message: 'Out of service', comment: 'State of a locker' }) },
  rented: { tone: 'green', icon: Waves, words: msg({ message: 'Board out', comment: 'State of a locker' }) },
  incomplete: {
    tone: 'red',
    icon: PackageX,
    words: msg({
      message: 'Incomplete',
      comment: 'State of a locker: more than one of board, paddle and vest is missing',
    }),
  },
  missing: { tone: 'red', icon: PackageX, words: msg({ message: 'Item missing', comment: 'State of a locker' }) },
  awaited: {
    tone: 'yellow',
    icon: Footprints,
    words: msg({ message: 'Awaited', comment: 'Locker whose renter may come now' }),
  },
  free: { tone: 'green', icon: CircleCheck, words: msg({ message: 'Free', comment: 'State of a locker' }) },
};

/** A locker that lacks one thing says which. */
export function LookBadge({ look, lacks }: { look: LockerLook; lacks: readonly KitKind[] }) {
  const { i18n } = useLingui();
  const { tone, icon, words: usual } = looks[look];
  const [lacking, ...more] = lacks;
  const words = look === 'incomplete' && lacking && more.length === 0 ? lacksWords[lacking] : usual;
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(words)}
    </Badge>
  );
}

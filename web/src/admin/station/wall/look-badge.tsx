import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleCheck, DoorOpen, Footprints, PackageX, Waves, Wrench, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/data/badge.tsx';
import type { LockerLook } from './locker-look.ts';

const looks: Record<LockerLook, { tone: BadgeTone; icon: LucideIcon; words: MessageDescriptor }> = {
  open: { tone: 'yellow', icon: DoorOpen, words: msg({ message: 'Door open', comment: 'State of a locker' }) },
  disabled: { tone: 'gray', icon: Wrench, words: msg({ message: 'Out of service', comment: 'State of a locker' }) },
  rented: { tone: 'green', icon: Waves, words: msg({ message: 'Board out', comment: 'State of a locker' }) },
  missing: { tone: 'red', icon: PackageX, words: msg({ message: 'Item missing', comment: 'State of a locker' }) },
  awaited: {
    tone: 'yellow',
    icon: Footprints,
    words: msg({ message: 'Awaited', comment: 'Locker whose renter may come now' }),
  },
  free: { tone: 'green', icon: CircleCheck, words: msg({ message: 'Free', comment: 'State of a locker' }) },
};

export function LookBadge({ look }: { look: LockerLook }) {
  const { i18n } = useLingui();
  const { tone, icon, words } = looks[look];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(words)}
    </Badge>
  );
}

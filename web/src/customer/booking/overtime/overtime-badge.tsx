import type { OvertimeState } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleAlert, CircleCheck, CirclePause, Clock, HeartHandshake, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/data/badge.tsx';

type Look = { tone: BadgeTone; icon: LucideIcon; words: MessageDescriptor };

const looks: Record<OvertimeState, Look> = {
  charging: { tone: 'yellow', icon: Clock, words: msg({ message: 'Being charged', comment: 'State of overtime' }) },
  charged: { tone: 'green', icon: CircleCheck, words: msg({ message: 'Paid', context: 'debt' }) },
  owed: { tone: 'red', icon: CircleAlert, words: msg({ message: 'Not paid', comment: 'State of overtime' }) },
  objected: {
    tone: 'gray',
    icon: CirclePause,
    words: msg({ message: 'On hold', comment: 'State of a debt that waits for an answer' }),
  },
  dropped: {
    tone: 'gray',
    icon: HeartHandshake,
    words: msg({ message: 'Waived', comment: 'State of a debt that nobody has to pay any more' }),
  },
};

export function OvertimeBadge({ state }: { state: OvertimeState }) {
  const { i18n } = useLingui();
  const { tone, icon, words } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(words)}
    </Badge>
  );
}

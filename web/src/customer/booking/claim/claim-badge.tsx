import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import type { ClaimStatus } from '@laine/contract/states.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleAlert, CircleCheck, CirclePause, Clock, HeartHandshake, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/data/badge.tsx';

type Look = { tone: BadgeTone; icon: LucideIcon; words: MessageDescriptor };

const waits: Look = {
  tone: 'yellow',
  icon: Clock,
  words: msg({ message: 'Waits for your answer', comment: 'State of a damage claim' }),
};
const charging: Look = {
  tone: 'yellow',
  icon: Clock,
  words: msg({ message: 'Being charged', comment: 'State of overtime' }),
};

/** The first two are never shown: before an admin's approval it is a guess of staff. */
const looks: Record<ClaimStatus, Look> = {
  draft: waits,
  proposed: waits,
  approved: waits,
  contested: {
    tone: 'gray',
    icon: CirclePause,
    words: msg({ message: 'On hold', comment: 'State of a debt that waits for an answer' }),
  },
  charging,
  charged: { tone: 'green', icon: CircleCheck, words: msg({ message: 'Paid', context: 'debt' }) },
  owed: { tone: 'red', icon: CircleAlert, words: msg({ message: 'Not paid', comment: 'State of overtime' }) },
  dropped: {
    tone: 'gray',
    icon: HeartHandshake,
    words: msg({ message: 'Waived', comment: 'State of a debt that nobody has to pay any more' }),
  },
};

export function ClaimBadge({ claim: { status, canAnswer } }: { claim: OwnClaim }) {
  const { i18n } = useLingui();
  // Agreed to, and the card will be asked in a moment.
  const { tone, icon, words } = status === 'approved' && !canAnswer ? charging : looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(words)}
    </Badge>
  );
}

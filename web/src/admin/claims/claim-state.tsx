import type { ClaimStatus } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react';
import {
  BadgeEuro,
  CircleCheck,
  CircleX,
  Gavel,
  Hourglass,
  Mail,
  MessageSquareWarning,
  PencilLine,
} from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import { claimStatusWords } from '../words/claim-words.ts';

const looks = {
  draft: { tone: 'gray', icon: PencilLine },
  proposed: { tone: 'yellow', icon: Gavel },
  approved: { tone: 'yellow', icon: Mail },
  contested: { tone: 'red', icon: MessageSquareWarning },
  charging: { tone: 'yellow', icon: Hourglass },
  charged: { tone: 'green', icon: CircleCheck },
  owed: { tone: 'red', icon: BadgeEuro },
  dropped: { tone: 'gray', icon: CircleX },
} as const;

export function ClaimState({ status }: { status: ClaimStatus }) {
  const { i18n } = useLingui();
  return <Badge {...looks[status]}>{i18n._(claimStatusWords[status])}</Badge>;
}

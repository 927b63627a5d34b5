import type { GiftCardStatus } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react';
import { Ban, CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import { giftCardStatusWords } from '../words/prepaid-words.ts';

const looks = {
  open: { tone: 'yellow', icon: Hourglass },
  lapsed: { tone: 'gray', icon: CircleX },
  active: { tone: 'green', icon: CircleCheck },
  revoked: { tone: 'red', icon: Ban },
  withdrawn: { tone: 'gray', icon: Undo2 },
} as const;

export function GiftCardState({ status }: { status: GiftCardStatus }) {
  const { i18n } = useLingui();
  return <Badge {...looks[status]}>{i18n._(giftCardStatusWords[status])}</Badge>;
}

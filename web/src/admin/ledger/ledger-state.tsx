import type { LedgerState as State } from '@laine/contract/states.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';

export const ledgerStateWords = {
  pending: msg({ message: 'Under way', comment: 'State of a movement of money' }),
  succeeded: msg({ message: 'Done', comment: 'State of a movement of money' }),
  failed: msg({ message: 'Failed', comment: 'State of a movement of money' }),
};

const looks = {
  pending: { tone: 'yellow', icon: Hourglass },
  succeeded: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: CircleX },
} as const;

export function LedgerState({ state }: { state: State }) {
  const { i18n } = useLingui();
  return <Badge {...looks[state]}>{i18n._(ledgerStateWords[state])}</Badge>;
}

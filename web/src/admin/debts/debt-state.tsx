import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { CircleCheck, CirclePause, HeartHandshake, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import type { ListedDebt } from './debts-list.ts';

export const debtStateWords = {
  due: msg({ message: 'Owed', comment: 'State of a debt' }),
  paid: msg({ message: 'Paid', comment: 'State of a booking' }),
  forgiven: msg({ message: 'Waived', comment: 'State of a debt that need not be paid any more' }),
};
const pausedWord = msg({ message: 'Paused', comment: 'State of a debt while an objection is looked into' });

const looks = {
  due: { tone: 'red', icon: TriangleAlert },
  paid: { tone: 'green', icon: CircleCheck },
  forgiven: { tone: 'gray', icon: HeartHandshake },
} as const;

export function DebtState({ debt: { status, isPaused } }: { debt: Pick<ListedDebt, 'status' | 'isPaused'> }) {
  const { i18n } = useLingui();
  if (status === 'due' && isPaused) {
    return (
      <Badge tone="yellow" icon={CirclePause}>
        {i18n._(pausedWord)}
      </Badge>
    );
  }
  return <Badge {...looks[status]}>{i18n._(debtStateWords[status])}</Badge>;
}

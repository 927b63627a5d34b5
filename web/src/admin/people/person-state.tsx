import type { AccountStatus } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react';
import { CircleCheck, CirclePause, CircleX, Clock, UserX } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import { accountStatusWords } from '../words/account-words.ts';

const looks = {
  active: { tone: 'green', icon: CircleCheck },
  deactivated: { tone: 'yellow', icon: Clock },
  suspended: { tone: 'yellow', icon: CirclePause },
  banned: { tone: 'red', icon: CircleX },
  removed: { tone: 'gray', icon: UserX },
} as const;

export function PersonState({ status }: { status: AccountStatus }) {
  const { i18n } = useLingui();
  return <Badge {...looks[status]}>{i18n._(accountStatusWords[status])}</Badge>;
}

import { isBefore } from '@laine/rules/time/instants.ts';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CirclePause, Clock, HeartHandshake } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import type { DebtData } from './debts-data.ts';

type Props = { debt: DebtData; now: Temporal.Instant };

export function DebtBadge({ debt, now }: Props) {
  const { status, isPaused, dueOn } = debt;
  if (status === 'paid') {
    return (
      <Badge tone="green" icon={CircleCheck}>
        <Trans context="debt" comment="State of a debt">
          Paid
        </Trans>
      </Badge>
    );
  }
  if (status === 'forgiven') {
    return (
      <Badge tone="gray" icon={HeartHandshake}>
        <Trans comment="State of a debt that nobody has to pay any more">Waived</Trans>
      </Badge>
    );
  }
  if (isPaused) {
    return (
      <Badge tone="gray" icon={CirclePause}>
        <Trans comment="State of a debt that waits for an answer">On hold</Trans>
      </Badge>
    );
  }
  return isBefore(now, Temporal.Instant.from(dueOn)) ? (
    <Badge tone="yellow" icon={Clock}>
      <Trans comment="State of a debt">To pay</Trans>
    </Badge>
  ) : (
    <Badge tone="red" icon={CircleAlert}>
      <Trans comment="State of a debt whose day to pay has passed">Overdue</Trans>
    </Badge>
  );
}

import type { Statement } from '@laine/contract/admin/statement-calls.ts';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Hourglass, Minus } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';

/** Shows if the owner has the month's money; some months bring none. */
export function PaidBadge({ statement: { paidOn, sums } }: { statement: Statement }) {
  if (paidOn !== null) {
    return (
      <Badge tone="green" icon={CircleCheck}>
        <Trans comment="Filter and column: whether a month was paid to the owner">Paid out</Trans>
      </Badge>
    );
  }
  return sums.payableInCents === 0 ? (
    <Badge tone="gray" icon={Minus}>
      <Trans comment="A month that brought nothing for the owner">Nothing to pay</Trans>
    </Badge>
  ) : (
    <Badge tone="yellow" icon={Hourglass}>
      <Trans context="month" comment="A month was not paid to the owner yet; it stands beside nothing else">
        Not paid yet
      </Trans>
    </Badge>
  );
}

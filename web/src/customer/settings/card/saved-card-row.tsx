import type { SavedCard } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/data/badge.tsx';
import { cardName } from '../../../ui/data/card-name.ts';
import { cardExpiry } from './card-expiry.ts';
import { RemoveCardButton } from './remove-card-button.tsx';

type Props = { card: SavedCard; now: Temporal.Instant; isNeeded: boolean };

export function SavedCardRow({ card, now, isNeeded }: Props) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-control border border-line p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <CreditCard aria-hidden className="size-6 shrink-0 text-action max-sm:mt-0.5 max-sm:self-start" />
      <div>
        <p className="figures font-medium">{cardName(card)}</p>
        {card.expiresOn && <Expiry expiresOn={card.expiresOn} now={now} />}
      </div>
      {!isNeeded && (
        <div className="max-sm:col-start-2">
          <RemoveCardButton card={card} />
        </div>
      )}
    </li>
  );
}

function Expiry({ expiresOn, now }: { expiresOn: NonNullable<SavedCard['expiresOn']>; now: Temporal.Instant }) {
  const state = cardExpiry(expiresOn, now);
  // Joined, so that no line ends at the slash.
  const month = `${String(expiresOn.month).padStart(2, '0')}\u2060/\u2060${expiresOn.year}`;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <p className="figures text-sm text-ink-soft">
        {state === 'expired' ? (
          <Trans comment="month is such as 12/2028">Ended {month}</Trans>
        ) : (
          <Trans comment="Of a payment card; month is such as 12/2028">Valid until {month}</Trans>
        )}
      </p>
      {state === 'soon' && (
        <Badge tone="yellow" icon={TriangleAlert}>
          <Trans comment="Badge on a payment card">Ends soon</Trans>
        </Badge>
      )}
      {state === 'expired' && (
        <Badge tone="red" icon={TriangleAlert}>
          <Trans comment="Badge on a payment card">No longer valid</Trans>
        </Badge>
      )}
    </div>
  );
}

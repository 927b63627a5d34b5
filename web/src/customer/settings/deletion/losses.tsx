import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { dayText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Money } from '../../../ui/data/money.tsx';

/** Money's worth that goes with the account: named before, because it does not come back. */
export function Losses({ loses }: { loses: DeletionForecast['loses'] }) {
  const { giftCardsInCents, passUntil } = loses;
  const locale = useLocale();
  if (giftCardsInCents === 0 && passUntil === null) return null;
  const lastDay = passUntil && dayText(passUntil, locale);
  return (
    <div className="mt-4 flex gap-2.5 rounded-control bg-red p-3.5 text-sm text-on-red">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div>
        <p className="font-semibold">
          <Trans comment="Above what is lost with the account">You lose, for good:</Trans>
        </p>
        {giftCardsInCents > 0 && (
          <p className="mt-1">
            <Trans comment="A sum follows">
              <Money cents={giftCardsInCents} /> on gift cards
            </Trans>
          </p>
        )}
        {lastDay !== null && (
          <p className="mt-1">
            <Trans comment="lastDay is a date">Your seasonal pass, valid until {lastDay}</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

import { paths } from '@laine/contract/paths.ts';
import { cardCalls } from '@laine/contract/public/card-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PartProblem } from '../part-problem.tsx';
import { sectionTitles } from '../section-titles.ts';
import { Section } from '../section.tsx';
import type { SettingsData } from '../settings-data.ts';
import { CardNeeds } from './card-needs.tsx';
import { ReplaceCardButton } from './replace-card-button.tsx';
import { SavedCardRow } from './saved-card-row.tsx';

type Props = {
  loaded: SettingsData['cards'];
  now: Temporal.Instant;
  /** Back from the page where another card was saved. */
  isReplaced: boolean;
};

export function CardSection({ loaded, now, isReplaced }: Props) {
  const { i18n } = useLingui();
  const { data, problem, askAgain } = useCall(cardCalls.myCards, {}, loaded ? { initialData: loaded } : {});
  return (
    <Section
      id="card"
      title={i18n._(sectionTitles.card)}
      note={
        <Trans>
          The card you paid with is kept at our payment provider for overtime, an extra hour you ask for and damage that
          was decided. We never see its number.
        </Trans>
      }
    >
      {isReplaced && (
        <p className="mb-4 flex gap-2.5 rounded-control bg-green p-3.5 text-sm font-medium text-on-green">
          <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <Trans>Your new card is saved. It takes the place of the earlier one.</Trans>
        </p>
      )}
      {!data && problem === undefined && <Skeleton className="h-18 w-full" />}
      {!data && problem !== undefined && <PartProblem text={problem} onRetry={() => void askAgain()} />}
      {data && <Cards {...data} now={now} />}
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        <Trans>
          Paid in advance:{' '}
          <Link to={paths.passes()} className="prose-link">
            your seasonal pass
          </Link>{' '}
          and{' '}
          <Link to={paths.giftCards()} className="prose-link">
            your gift cards
          </Link>
          .
        </Trans>
      </p>
    </Section>
  );
}

function Cards({ cards, neededFor, now }: NonNullable<SettingsData['cards']> & { now: Temporal.Instant }) {
  if (cards.length === 0) {
    return (
      <p className="max-w-prose text-sm">
        <Trans>
          No card is saved. The one you pay your next booking with will be, and the booking form says so before.
        </Trans>
      </p>
    );
  }
  const isNeeded = neededFor.length > 0;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {cards.map((card) => (
          <SavedCardRow key={card.id} card={card} now={now} isNeeded={isNeeded} />
        ))}
      </ul>
      {isNeeded && <CardNeeds needs={neededFor} />}
      <ReplaceCardButton />
    </div>
  );
}

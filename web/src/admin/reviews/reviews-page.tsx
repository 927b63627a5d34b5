import { ReviewStatus } from '@laine/contract/states.ts';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { MoneyFrame } from '../money/money-frame.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewStatusWords } from './review-words.ts';
import { reviewsList } from './reviews-list.ts';

const TICK_MS = 60_000;

type Props = { loaded: AnswerOf<typeof reviewsList>; serverNow: string };

/** Reviews that wait for a look, and those that were decided about. */
export function ReviewsPage({ loaded, serverNow }: Props) {
  const { t, i18n } = useLingui();
  const now = useClock(serverNow, TICK_MS);
  const list = useList(reviewsList, loaded);
  const { error, askAgain } = list.asked;
  const { reviews } = list.answer;
  return (
    <MoneyFrame>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SelectField
          {...list.field('status')}
          value={list.shown.status ?? 'waiting'}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={ReviewStatus.options.map((value) => ({ value, label: i18n._(reviewStatusWords[value]) }))}
        />
      </TableFilters>
      {error ? (
        <ErrorState error={error} onRetry={() => void askAgain()} />
      ) : reviews.length === 0 ? (
        <EmptyState title={t({ message: 'No reviews', comment: 'The list of reviews is empty' })} />
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} now={now} />
            </li>
          ))}
        </ul>
      )}
    </MoneyFrame>
  );
}

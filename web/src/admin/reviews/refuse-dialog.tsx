import { reviewCalls } from '@laine/contract/admin/review-calls.ts';
import { ReviewRefusal } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { reviewRefusalWords } from './review-words.ts';
import type { ListedReview } from './reviews-list.ts';

type Props = { review: ListedReview; onClose: () => void };

export function RefuseDialog({ review: { id: reviewId, name }, onClose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [reason, setReason] = useState<ReviewRefusal>();
  const { act, isActing, problem } = useAct(reviewCalls.publishReview, {
    onDone: onClose,
    refreshes: [callKey(reviewCalls.reviewsToPublish)],
    isQuiet: true,
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Question before a review is refused; with a name">Refuse the review of {name}?</Trans>}
      confirm={<Trans comment="Button: a review is not shown">Refuse</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      tone="final"
      isDisabled={isActing || reason === undefined}
      problem={problem}
      onConfirm={() => reason !== undefined && act({ reviewId, publish: false, reason })}
      onClose={onClose}
    >
      <p className="mt-3">
        <Trans>Only for one of these reasons; a bad opinion is none. The reason is kept.</Trans>
      </p>
      <div className="mt-5">
        <SelectField
          id={id}
          name="reason"
          label={t({ message: 'Reason', comment: 'Why something that cannot be undone is done' })}
          value={reason}
          onChange={setReason}
          options={ReviewRefusal.options.map((value) => ({ value, label: i18n._(reviewRefusalWords[value]) }))}
          none={t({ message: 'Please choose', comment: 'Before something is chosen' })}
        />
      </div>
    </ConfirmDialog>
  );
}

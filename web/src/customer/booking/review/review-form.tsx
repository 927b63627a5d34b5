import { REVIEW_MAX_CHARACTERS, reviewCalls } from '@laine/contract/public/review-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { StarsField } from '../../../ui/field/stars-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';

type Props = { bookingId: string; onDone: () => void };

export function ReviewForm({ bookingId, onDone }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const form = useCallForm(reviewCalls.writeReview, {
    start: { bookingId, locale, text: '' },
    refreshes: [callKey(reviewCalls.myReview, { bookingId })],
    onDone,
  });
  const left = REVIEW_MAX_CHARACTERS - (form.values.text ?? '').length;
  return (
    <div className="grid gap-x-12 gap-y-6 @[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 id="review-title" className="text-xl">
          <Trans comment="Heading above the form for a review of a rental">How was it?</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>A few words help others to choose, and us to get better.</Trans>
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>
            We read it first and then publish it with your given name, the station and the month. We refuse only
            insults, personal data, advertising, what is unlawful and what is not about the rental.
          </Trans>
        </p>
      </div>
      <Form form={form}>
        <StarsField
          {...form.field('stars')}
          label={t({ message: 'Stars', comment: 'Label of a rating from 1 to 5' })}
        />
        <LongTextField
          {...form.field('text')}
          label={t({ message: 'Your review', comment: 'Label of a text field' })}
          hint={<Plural value={left} one="# character left" other="# characters left" />}
          rows={4}
          maxLength={REVIEW_MAX_CHARACTERS}
        />
        <FormProblem form={form} />
        <FormButtons form={form} save={<Trans comment="Button">Send review</Trans>} hasUndo={false} />
      </Form>
    </div>
  );
}

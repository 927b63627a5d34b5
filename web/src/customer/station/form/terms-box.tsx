import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { CheckboxField } from '../../../ui/field/checkbox-field.tsx';

type Props = { isAccepted: boolean; onAccept: (isAccepted: boolean) => void; error: string | undefined };

/** One box for everything that a renter confirms (docs/product.md, Booking form). */
export function TermsBox({ isAccepted, onAccept, error }: Props) {
  return (
    <CheckboxField
      id="terms"
      name="terms"
      value={isAccepted}
      onChange={onAccept}
      error={error}
      label={
        <Trans>
          I accept the{' '}
          <a href={paths.terms()} target="_blank" className="prose-link">
            terms and conditions
          </a>
          . I am 18 or with an adult, and I can swim.
        </Trans>
      }
      hint={
        <span className="text-sm text-ink">
          <Trans>
            You agree that your card is saved, and charged later only for overtime, an extension you ask for, or damage.
          </Trans>
        </span>
      }
    />
  );
}

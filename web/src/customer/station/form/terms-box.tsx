import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { FieldError } from '../../../ui/field/field-error.tsx';

type Props = { isAccepted: boolean; onAccept: (isAccepted: boolean) => void; error: string | undefined };

export function TermsBox({ isAccepted, onAccept, error }: Props) {
  return (
    <div className="grid gap-1.5">
      <div className="flex gap-3">
        <input
          id="terms"
          name="terms"
          type="checkbox"
          required
          checked={isAccepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? 'terms-card' : 'terms-card terms-error'}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-fill"
        />
        <div className="text-sm">
          <label htmlFor="terms" className="cursor-pointer">
            <Trans>
              I am at least 18 and accept the{' '}
              <a href={paths.terms()} target="_blank" className="prose-link">
                terms and conditions
              </a>
            </Trans>
          </label>
          <p id="terms-card" className="mt-1 text-xs text-ink-soft">
            <Trans>
              You agree that your card is saved, and charged later only for overtime, an extension you ask for, or
              damage.
            </Trans>
          </p>
        </div>
      </div>
      <FieldError id="terms-error" text={error} />
    </div>
  );
}

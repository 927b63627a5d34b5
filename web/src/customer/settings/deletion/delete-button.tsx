import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import { LastQuestion } from './last-question.tsx';

/** Two dialogs, one after the other: what it means, and whether it is meant. */
export function DeleteButton({ forecast }: { forecast: DeletionForecast }) {
  const [step, setStep] = useState<'closed' | 'consequences' | 'last'>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <button
        type="button"
        onClick={() => setStep('consequences')}
        className={`${buttonStyle('quiet', 'small')} text-alert!`}
      >
        <Trash2 aria-hidden className="size-4" />
        <Trans comment="Button; everything is explained before anything happens">Delete my account…</Trans>
      </button>
      {step === 'consequences' && (
        <ConsequencesDialog forecast={forecast} onNext={() => setStep('last')} onClose={close} />
      )}
      {step === 'last' && <LastQuestion removedOn={forecast.removedOn} onClose={close} />}
    </>
  );
}

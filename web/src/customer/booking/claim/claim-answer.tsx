import { claimCalls } from '@laine/contract/public/claim-calls.ts';
import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Money } from '../../../ui/data/money.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ContestDialog } from './contest-dialog.tsx';

/** Agree, which is charged at once, or say why it is wrong. */
export function ClaimAnswer({ claim: { id: claimId, amountInCents } }: { claim: OwnClaim }) {
  const [open, setOpen] = useState<'agree' | 'contest'>();
  const close = () => setOpen(undefined);
  const { act, isActing, problem } = useAct(claimCalls.answerClaim, {
    refreshes: [callKey(claimCalls.myClaims)],
    isQuiet: true,
    onDone: close,
  });
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" onClick={() => setOpen('agree')} className={`${buttonStyle('action')} max-sm:w-full`}>
        <AgreeLabel cents={amountInCents} />
      </button>
      <button type="button" onClick={() => setOpen('contest')} className={`${buttonStyle('quiet')} max-sm:w-full`}>
        <Trans comment="Button: the customer says that a claim is wrong">This is wrong</Trans>
      </button>
      {open === 'agree' && (
        <ConfirmDialog
          title={<Trans comment="Title of a question before a card is charged">Charge your saved card?</Trans>}
          dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
          confirm={<AgreeLabel cents={amountInCents} />}
          isDisabled={isActing}
          onConfirm={() => act({ claimId, agrees: true, answer: '' })}
          problem={problem}
          onClose={close}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>It is charged once, and the receipt comes by mail. An agreement cannot be taken back here.</Trans>
          </p>
        </ConfirmDialog>
      )}
      {open === 'contest' && (
        <ContestDialog
          isActing={isActing}
          problem={problem}
          onSend={(answer) => act({ claimId, agrees: false, answer })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** One element, so that the sum wraps with the words on a narrow button. */
function AgreeLabel({ cents }: { cents: number }) {
  return (
    <span>
      <Trans comment="Button: the customer agrees to pay for damage">
        I agree, charge <Money cents={cents} />
      </Trans>
    </span>
  );
}

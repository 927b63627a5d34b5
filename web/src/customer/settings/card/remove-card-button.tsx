import { cardCalls } from '@laine/contract/public/card-calls.ts';
import type { SavedCard } from '@laine/contract/public/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { cardName } from '../../../ui/data/card-name.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { focusSection } from '../focus-section.ts';

export function RemoveCardButton({ card }: { card: SavedCard }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = cardName(card);
  const { act, isActing, problem } = useAct(cardCalls.removeCard, {
    refreshes: [callKey(cardCalls.myCards)],
    onDone: () => {
      setOpen(false);
      // The button goes with its card.
      focusSection('card');
      notify({ tone: 'done', title: t`The card is removed` });
    },
    isQuiet: true,
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <Trash2 aria-hidden className="size-4" />
        <Trans comment="Button: remove the saved payment card">Remove</Trans>
        <span className="sr-only">{name}</span>
      </button>
      {isOpen && (
        <ConfirmDialog
          title={<Trans>Remove this card?</Trans>}
          dismiss={<Trans comment="Button that closes the question whether to remove the card">Keep it</Trans>}
          confirm={<Trans>Remove the card</Trans>}
          tone="final"
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({ cardId: card.id })}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans comment="name is such as Visa •••• 4242">
              {name} is forgotten at the payment provider. Next time you book, you enter a card again.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

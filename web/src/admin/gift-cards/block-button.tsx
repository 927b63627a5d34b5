import { giftCardCalls, type AdminGiftCard } from '@laine/contract/admin/gift-card-calls.ts';
import { Trans } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';

type Props = { card: AdminGiftCard; refreshes: readonly QueryKey[] };

/** Stops a card from paying, or lets it pay again. */
export function BlockButton({ card, refreshes }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (card.status !== 'active' && card.status !== 'revoked') return null;
  return (
    <>
      <button type="button" onClick={() => setAsked(true)} className={`${buttonStyle('quiet', 'small')} relative z-10`}>
        {card.status === 'active' ? (
          <Trans comment="Button: a gift card pays no longer">Block</Trans>
        ) : (
          <Trans comment="Button: a gift card pays again">Unblock</Trans>
        )}
      </button>
      {isAsked && <BlockDialog card={card} refreshes={refreshes} onClose={() => setAsked(false)} />}
    </>
  );
}

function BlockDialog({ card, refreshes, onClose }: Props & { onClose: () => void }) {
  const isActive = card.status === 'active';
  const options = { isQuiet: true, onDone: onClose, refreshes };
  const block = useAct(giftCardCalls.blockGiftCard, options);
  const unblock = useAct(giftCardCalls.unblockGiftCard, options);
  const { act, isActing, problem } = isActive ? block : unblock;
  return (
    <ReasonedDialog
      title={
        isActive ? (
          <Trans comment="Question; lastLetters end the code of a gift card">Block the card …{card.lastLetters}?</Trans>
        ) : (
          <Trans comment="Question; lastLetters end the code of a gift card">
            Unblock the card …{card.lastLetters}?
          </Trans>
        )
      }
      confirm={
        isActive ? (
          <Trans comment="Button: a gift card pays no longer">Block</Trans>
        ) : (
          <Trans comment="Button: a gift card pays again">Unblock</Trans>
        )
      }
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing}
      problem={problem}
      onConfirm={(reason) => act({ giftCardId: card.id, reason })}
      onClose={onClose}
    >
      <p className="mt-3">
        {isActive ? (
          <Trans comment="With a sum">
            <Money cents={card.balanceInCents} /> stay on it, but nobody can pay with it until you unblock it.
          </Trans>
        ) : (
          <Trans comment="With a sum">
            Whoever has the code can pay with <Money cents={card.balanceInCents} /> again.
          </Trans>
        )}
      </p>
    </ReasonedDialog>
  );
}

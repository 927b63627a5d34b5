import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { dayText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';
import { BlockButton } from '../gift-cards/block-button.tsx';
import { GiftCardState } from '../gift-cards/gift-card-state.tsx';
import { passStatusWords } from '../words/prepaid-words.ts';
import type { PersonData } from './person-data.ts';
import { PartRow, PersonPart } from './person-part.tsx';
import { RevokePassDialog } from './revoke-pass-dialog.tsx';

type Pass = PersonData['passes'][number];

/** Passes and gift cards that the person has bought. */
export function PersonHoldings({ detail: { person, passes, giftCards } }: { detail: PersonData }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [revoked, setRevoked] = useState<Pass>();
  if (passes.length + giftCards.length === 0) return null;
  const refreshes = [callKey(personCalls.person, { personId: person.id })];
  return (
    <PersonPart title={<Trans comment="Heading: what a person has prepaid">Passes and gift cards</Trans>}>
      <ul>
        {passes.map((pass) => (
          <PartRow
            key={pass.id}
            action={
              pass.status === 'active' && (
                <button type="button" onClick={() => setRevoked(pass)} className={buttonStyle('quiet', 'small')}>
                  <Trans comment="Button: a pass is ended by the operator">End the pass</Trans>
                </button>
              )
            }
          >
            <span className="font-medium">{pass.name}</span>
            <span className="text-ink-soft">
              {i18n._(passStatusWords[pass.status])}
              {pass.lastDay !== null && (
                <>
                  {' · '}
                  <Trans comment="A date follows">until</Trans> {dayText(pass.lastDay, locale)}
                </>
              )}
              {' · '}
              <Money cents={pass.priceInCents} />
            </span>
          </PartRow>
        ))}
        {giftCards.map((card) => (
          <PartRow key={card.id} action={<BlockButton card={card} refreshes={refreshes} />}>
            <span className="font-medium">
              <Trans comment="lastLetters are the last letters of a code">Gift card …{card.lastLetters}</Trans>
            </span>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft">
              <GiftCardState status={card.status} /> <Money cents={card.balanceInCents} />
            </span>
          </PartRow>
        ))}
      </ul>
      {revoked && <RevokePassDialog pass={revoked} refreshes={refreshes} onClose={() => setRevoked(undefined)} />}
    </PersonPart>
  );
}

import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Trans } from '@lingui/react/macro';
import { longDateText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';

/** One sentence on the next step, or the outcome. */
export function ClaimState({ claim: { status, canAnswer, answerBy, timeZone } }: { claim: OwnClaim }) {
  const locale = useLocale();
  if (status === 'contested')
    return (
      <Trans>
        Nothing is charged until an admin who did not propose this has decided. You get the decision and the reason by
        mail.
      </Trans>
    );
  if (status === 'charged') return <Trans>Paid. The receipt came by mail.</Trans>;
  if (status === 'dropped') return <Trans>There is nothing left to pay.</Trans>;
  if (status === 'owed') return <Trans>We could not charge your card. Until this is paid, you cannot book.</Trans>;
  if (canAnswer && answerBy !== null) {
    // The moment is the midnight after the last day.
    const lastDay = Temporal.Instant.from(answerBy).subtract({ seconds: 1 }).toString();
    const until = <ServerText>{longDateText(lastDay, timeZone, locale)}</ServerText>;
    return (
      <Trans comment="A date follows 'by'">
        Please answer by {until}. Without an answer we charge your saved card, once.
      </Trans>
    );
  }
  if (canAnswer) return <Trans>Please answer. Nothing is charged unless you agree.</Trans>;
  return <Trans>We charge it to your saved card.</Trans>;
}

import type { Overtime } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';

/** The outcome, in one or two sentences. */
export function OvertimeState({ overtime }: { overtime: Overtime }) {
  const { state, objection, amountInCents, decidedInCents, isDoubled } = overtime;
  switch (state) {
    case 'charging':
      return <Trans>We are charging the card you paid with. You get a mail with the outcome.</Trans>;
    case 'charged':
      if (amountInCents < decidedInCents) {
        return <Trans>A board was back earlier than we knew. We refund what you overpaid.</Trans>;
      }
      return <Trans>Paid. The receipt came by mail.</Trans>;
    case 'owed':
      if (isDoubled) {
        return (
          <Trans>
            It was not paid in time, so it has doubled. It does not grow any more. Until it is paid you cannot book.
          </Trans>
        );
      }
      return <Trans>We could not charge your card. Until this is paid, you cannot book.</Trans>;
    case 'objected':
      return <Trans>You have objected. Nothing is added and nothing is asked of you until you have our answer.</Trans>;
    default:
      return objection?.answer ? (
        <Trans>You were right. You owe nothing, and what you paid for it goes back to you.</Trans>
      ) : (
        <Trans>You owe nothing for it.</Trans>
      );
  }
}

import { callAddress } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import type { MailContent } from '../mail-content.ts';
import { helpBlock, rentalFacts } from '../mail-facts.ts';
import type { Rental } from '../rental.ts';
import { timesOf } from '../wording.ts';
import type { MailContext } from './mail-context.ts';

const KIND = 'review-requests';

/** Sent once, to people who want such mail. */
export function reviewRequestMail(rental: Rental, { origin }: MailContext): MailContent {
  const { id, locale, station, unsubscribeToken } = rental;
  const { day } = timesOf(rental);
  return {
    locale,
    subject: mailNoticeText(locale, 'review-request-subject', { station: station.name, day }),
    title: mailNoticeText(locale, 'review-request-title'),
    intro: [mailNoticeText(locale, 'review-request-intro', { station: station.name })],
    facts: rentalFacts(rental),
    button: { label: mailNoticeText(locale, 'review-request-button'), url: `${origin}${paths.booking(id)}#review` },
    notes: [mailNoticeText(locale, 'review-request-note')],
    help: helpBlock(rental),
    ...(unsubscribeToken !== null && {
      unsubscribe: {
        label: mailNoticeText(locale, 'unsubscribe'),
        pageUrl: `${origin}${paths.unsubscribe(unsubscribeToken, KIND)}`,
        callUrl: `${origin}${callAddress(accountCalls.unsubscribe, { token: unsubscribeToken, kind: KIND })}`,
      },
    }),
  };
}

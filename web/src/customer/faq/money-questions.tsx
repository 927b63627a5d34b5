import { MAX_GIFT_CARD_CENTS, MIN_GIFT_CARD_CENTS } from '@laine/contract/gift-card-amounts.ts';
import { paths } from '@laine/contract/paths.ts';
import type { OvertimeBilling } from '@laine/contract/states.ts';
import {
  BOARD_COMPENSATION_CENTS,
  PADDLE_COMPENSATION_CENTS,
  VEST_COMPENSATION_CENTS,
} from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { OvertimeAnswer } from './overtime-answer.tsx';
import { Question } from './question.tsx';

type Props = { overtimeBilling: OvertimeBilling | undefined; offersPaypal: boolean };

export function MoneyQuestions({ overtimeBilling, offersPaypal }: Props) {
  const locale = useLocale();
  const sum = (cents: number) => formatMoney(cents, locale);
  const [board, paddle] = [sum(BOARD_COMPENSATION_CENTS), sum(PADDLE_COMPENSATION_CENTS)];
  const vest = sum(VEST_COMPENSATION_CENTS);
  const [least, most] = [sum(MIN_GIFT_CARD_CENTS), sum(MAX_GIFT_CARD_CENTS)];
  return (
    <>
      <Question title={<Trans>How can I pay?</Trans>}>
        <p>
          {offersPaypal ? (
            <Trans>
              By credit or debit card, <strong>Apple Pay</strong>, <strong>Google Pay</strong> or{' '}
              <strong>PayPal</strong>.
            </Trans>
          ) : (
            <Trans>
              By credit or debit card, <strong>Apple Pay</strong> or <strong>Google Pay</strong>.
            </Trans>
          )}{' '}
          <Trans>
            All prices include VAT, and you see the whole sum before you pay.{' '}
            <Link to={paths.giftCards()}>Gift cards</Link> can be used at checkout.
          </Trans>
        </p>
      </Question>
      <Question title={<Trans>What if I am late, or want to stay longer?</Trans>}>
        <p>
          <OvertimeAnswer billing={overtimeBilling} />
        </p>
        <Trans>
          <p>
            Better: extend on your booking page before your time is up. Once per rental, by <strong>one hour</strong>,
            at a reduced price, if a board is free and the station stays open.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>Can I cancel?</Trans>}>
        <Trans>
          <p>
            Yes, on your booking page. More than <strong>1 hour before</strong> the start you get <strong>90%</strong>{' '}
            back; later there is no refund. You see the exact sum before you confirm.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>What if something breaks or gets lost?</Trans>}>
        <Trans>
          <p>
            Normal wear is on us. Damage beyond it may be charged: up to <strong>{board}</strong> for a board,{' '}
            <strong>{paddle}</strong> for a paddle and <strong>{vest}</strong> for a life vest. We write to you first,
            and you have 7 days to answer. The details are in the <Link to={paths.terms()}>terms and conditions</Link>.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>Is there a seasonal pass?</Trans>}>
        <Trans>
          <p>
            Yes. With it the <strong>first hour of every rental is free</strong>. You book at most 3 hours ahead, and
            cancel at least 1 hour before the start if plans change; otherwise the normal price is charged. One pass per
            person. <Link to={paths.passes()}>See the passes on sale</Link>.
          </p>
        </Trans>
      </Question>
      <Question title={<Trans>Can I give a rental as a present?</Trans>}>
        <Trans>
          <p>
            Yes, with a gift card of {least} to {most}. It goes by e-mail to whom you like or is printed at home, holds
            for <strong>3 years</strong> at every station, and what remains stays on it.{' '}
            <Link to={paths.giftCards()}>Buy a gift card, or see what is left on yours</Link>.
          </p>
        </Trans>
      </Question>
    </>
  );
}

import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import type { UnpaidPurchase } from './unpaid-purchase.ts';

const LOOK_EVERY_MS = 5_000;

type Props = { purchases: readonly (UnpaidPurchase & { what: ReactNode })[]; now: string };

/** Leads back to a payment page that the customer has left. */
export function UnpaidPurchases({ purchases, now: serverNow }: Props) {
  const now = useClock(serverNow, LOOK_EVERY_MS);
  if (purchases.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-3">
      {purchases.map(({ id, what, price, url, until }) => {
        const seconds = secondsBetween(now, Temporal.Instant.from(until));
        const minutes = Math.floor(seconds / MINUTE_IN_SECONDS);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-sand p-5 sm:flex-nowrap sm:p-6"
          >
            <Hourglass aria-hidden className="hidden size-6 shrink-0 sm:block" />
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold">
                {what} <span className="figures whitespace-nowrap">· {price}</span>
              </p>
              <p className="mt-0.5">
                {seconds <= 0 ? (
                  <Trans>The time to pay is over. Nothing was charged.</Trans>
                ) : (
                  <>
                    <Trans comment="State of a purchase">Waiting for payment.</Trans>{' '}
                    <Plural
                      value={minutes}
                      _0="The payment page closes within a minute."
                      one="The payment page stays open for # more minute."
                      other="The payment page stays open for # more minutes."
                    />
                  </>
                )}
              </p>
            </div>
            {seconds > 0 && (
              <a href={url} className={`${buttonStyle('action')} w-full shrink-0 sm:w-auto`}>
                <Trans comment="Button: back to a payment page that somebody has left">Go on paying</Trans>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

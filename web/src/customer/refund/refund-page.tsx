import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Money } from '../../ui/data/money.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { NamedAccount } from './named-account.tsx';
import type { RefundData } from './refund-data.ts';

/** The page behind the mail's link when a refund couldn't go back the way the money came. */
export function RefundPage({ refund }: { refund: RefundData }) {
  const { t } = useLingui();
  const { amountInCents, bookingId, status } = refund;
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="page-width grid justify-items-center pt-10 pb-28 md:pt-20 md:pb-36">
        <PageHead title={t`Your refund`} />
        <div className="grid w-full max-w-lg gap-4 rounded-card border border-line bg-paper p-6 sm:p-9">
          <h1 className="text-2xl">
            <Trans comment="The sum follows in a line of its own">You get your money back</Trans>
          </h1>
          <p className="text-3xl font-semibold">
            <Money cents={amountInCents} />
          </p>
          {status === 'paid' ? (
            <p>
              <Trans>We have transferred it. It usually arrives within two working days.</Trans>
            </p>
          ) : (
            <NamedAccount refund={refund} />
          )}
          {bookingId !== null && (
            <p className="text-sm text-ink-soft">
              <Link to={paths.booking(bookingId)} className="prose-link">
                <Trans>See the booking</Trans>
              </Link>
            </p>
          )}
        </div>
      </main>
    </CallProvider>
  );
}

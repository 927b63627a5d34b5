import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import type { ReceiptsData } from './receipts-data.ts';

/** Every paper about the money of a booking, to open, print, or have made out to a company. */
export function ReceiptsPage({ bookingId, receipts }: ReceiptsData) {
  const { t } = useLingui();
  return (
    <CallProvider>
      <main
        id="main"
        tabIndex={-1}
        className="page-width grid grid-cols-1 justify-items-center pt-10 pb-28 md:pt-20 md:pb-36"
      >
        <PageHead title={t`Receipts`} />
        <div className="grid w-full max-w-xl grid-cols-1 gap-5">
          <h1 className="text-3xl">
            <Trans comment="Heading of the page with the papers about a booking’s money">Receipts</Trans>
          </h1>
          {receipts.length === 0 && (
            <p>
              <Trans>There is no receipt yet: nothing has been paid for this booking.</Trans>
            </p>
          )}
          <ul className="grid grid-cols-1 gap-4">
            {receipts.map((receipt) => (
              <ReceiptCard key={receipt.id} receipt={receipt} />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">
            <Link to={paths.booking(bookingId)} className="prose-link">
              <Trans>See the booking</Trans>
            </Link>
          </p>
        </div>
      </main>
    </CallProvider>
  );
}

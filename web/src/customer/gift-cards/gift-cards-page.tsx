import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { NoWithdrawal } from '../shop/no-withdrawal.tsx';
import { PurchaseNote } from '../shop/purchase-note.tsx';
import { UnpaidPurchases } from '../shop/unpaid-purchases.tsx';
import { BalanceCheck } from './balance-check.tsx';
import { BuyGiftCard } from './buy-gift-card.tsx';
import type { GiftCardsData } from './gift-cards-data.ts';
import { OwnGiftCards } from './own-gift-cards.tsx';

export function GiftCardsPage({ page }: { page: GiftCardsData }) {
  const { t } = useLingui();
  const { viewer, cards, outcome, withdrawId } = page;
  const wanted = cards.find(({ id }) => id === withdrawId);
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 md:pt-14 md:pb-36">
        <PageHead
          title={t`Gift cards`}
          description={t`Give time on the water: a gift card for paddle boards at every station, by e-mail or on paper.`}
        />
        <h1 className="text-3xl md:text-4xl">
          <Trans>Gift cards</Trans>
        </h1>
        <p className="mt-3 max-w-xl md:text-lg">
          <Trans>
            Time on the water for somebody you like. It pays for boards at every station, and what remains stays on it.
          </Trans>
        </p>
        <PurchaseNote
          outcome={outcome}
          paid={<Trans>The voucher is on its way by e-mail. Below you can print it and see what is left on it.</Trans>}
        />
        <UnpaidPurchases
          purchases={page.unpaid.map(({ recipientEmail, ...purchase }) => ({
            ...purchase,
            what:
              recipientEmail === null ? (
                <Trans comment="One gift card that somebody buys">Gift card</Trans>
              ) : (
                <Trans comment="One gift card that somebody buys for the person with this address">
                  Gift card for {recipientEmail}
                </Trans>
              ),
          }))}
          now={page.now}
        />
        {withdrawId !== null && !wanted?.withdrawUntil && <NoWithdrawal isWithdrawn={wanted?.state === 'withdrawn'} />}
        {viewer && cards.length > 0 && <OwnGiftCards cards={cards} email={viewer.email} withdrawId={withdrawId} />}
        <BuyGiftCard page={page} />
        <BalanceCheck isSignedIn={viewer !== null} />
      </main>
    </CallProvider>
  );
}

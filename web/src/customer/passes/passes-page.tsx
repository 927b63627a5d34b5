import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { PurchaseNote } from '../shop/purchase-note.tsx';
import { UnpaidPurchases } from '../shop/unpaid-purchases.tsx';
import { Offers } from './offers.tsx';
import { OwnPasses } from './own-passes.tsx';
import { PassHero } from './pass-hero.tsx';
import { PassRules } from './pass-rules.tsx';
import { isHeld } from './pass-state.ts';
import type { PassesData } from './passes-data.ts';

export function PassesPage({ page }: { page: PassesData }) {
  const { t } = useLingui();
  const { viewer, offers, passes, outcome } = page;
  const holdsOne = passes.some(({ state }) => isHeld(state));
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="pb-28 md:pb-36">
        <PageHead
          title={t`Seasonal pass`}
          description={t`The first hour of every rental is free: seasonal passes for paddle boards, by country or station.`}
        />
        <PassHero />
        <div className="page-width">
          <PurchaseNote
            outcome={outcome}
            paid={<Trans>Your pass is below, and the receipt is in your mailbox. See you on the water!</Trans>}
          />
          <UnpaidPurchases purchases={page.unpaid.map((pass) => ({ ...pass, what: pass.name }))} now={page.now} />
          {viewer && <OwnPasses passes={passes} email={viewer.email} withdrawId={page.withdrawId} />}
          {/* There is one at a time for each person. */}
          {!holdsOne && <Offers offers={offers} isSignedIn={viewer !== null} chosenId={page.chosenId} />}
          <PassRules />
        </div>
      </main>
    </CallProvider>
  );
}

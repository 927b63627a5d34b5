import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CallProvider } from '../../ui/state/call-provider.tsx';
import { ClaimsAsked } from './claims-asked.tsx';
import { DebtCard } from './debt-card.tsx';
import type { DebtsData, TabReturn } from './debts-data.ts';
import { DebtsIntro } from './debts-intro.tsx';
import { isAsked } from './is-asked.ts';
import { NoDebts } from './no-debts.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { paymentOutcome } from './payment-outcome.ts';
import { SettledDebts } from './settled-debts.tsx';
import { useFreshDebts } from './use-fresh-debts.ts';

type Props = { debts: DebtsData; claims: OwnClaim[]; back: TabReturn | null; now: string };

export function DebtsPage({ debts, claims, back, now: serverNow }: Props) {
  const { t } = useLingui();
  const now = Temporal.Instant.from(serverNow);
  const due = debts.filter(({ status }) => status === 'due');
  const settled = debts.filter(({ status }) => status !== 'due');
  const outcome = paymentOutcome(debts, back);
  useFreshDebts(outcome);
  return (
    <CallProvider>
      <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 md:pt-14 md:pb-36">
        <PageHead title={t({ message: 'Open payments', comment: 'Page with what a customer still owes' })} />
        <div className="mx-auto max-w-4xl">
          <h1 className="text-2xl md:text-3xl">
            <Trans comment="Page with what a customer still owes">Open payments</Trans>
          </h1>
          <div aria-live="polite" className="mt-5 empty:hidden">
            {outcome && <OutcomeNote outcome={outcome} canBook={due.every(({ isPaused }) => isPaused)} />}
          </div>
          {due.length === 0 && !claims.some(isAsked) && (
            <div className="mt-6">
              <NoDebts />
            </div>
          )}
          {due.length > 0 && (
            <>
              <DebtsIntro debts={due} />
              <ul className="mt-6 grid gap-4">
                {due.map((debt) => (
                  <li key={debt.id}>
                    <DebtCard debt={debt} now={now} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <ClaimsAsked claims={claims} />
          {settled.length > 0 && <SettledDebts debts={settled} now={now} />}
        </div>
      </main>
    </CallProvider>
  );
}

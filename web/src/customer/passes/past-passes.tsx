import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TransferNote } from '../refund/transfer-note.tsx';
import { PurchasePapers } from '../shop/purchase-papers.tsx';
import type { PassState } from './pass-state.ts';
import type { OwnPassData } from './passes-data.ts';
import { WithdrawPass } from './withdraw-pass.tsx';

const words: Record<Exclude<PassState, 'coming' | 'running'>, MessageDescriptor> = {
  over: msg({ message: 'Season over', comment: 'State of a pass' }),
  ended: msg({ message: 'Ended by you', comment: 'State of a pass' }),
  revoked: msg({ message: 'Ended by us', comment: 'State of a pass' }),
  withdrawn: msg({ message: 'Withdrawn', comment: 'State of a purchase that was taken back by law' }),
};

type Props = { passes: OwnPassData[]; email: string; withdrawId: string | null };

export function PastPasses({ passes, email, withdrawId }: Props) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="past-passes" className="mt-10">
      <h2 id="past-passes" className="text-lg">
        <Trans comment="Heading of passes that hold no longer">Earlier passes</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {passes.map((pass) => {
          const { id, name, firstDay, lastDay, usedHours, state } = pass;
          return (
            <li key={id} className="grid gap-3 py-4 text-sm">
              <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[1.2fr_2fr_1fr_auto] sm:items-baseline">
                <span className="font-semibold">{name}</span>
                <span>
                  <Trans comment="The season of a pass, two dates">
                    {firstDay} to {lastDay}
                  </Trans>
                </span>
                <span className="figures text-ink-soft">
                  <Plural value={usedHours} one="# free hour" other="# free hours" />
                </span>
                <span className="font-medium">
                  {state === 'coming' || state === 'running' ? null : i18n._(words[state])}
                </span>
              </div>
              <PurchasePapers receipts={pass.receipts} />
              {pass.withdrawUntil !== null && <WithdrawPass pass={pass} email={email} isAsked={id === withdrawId} />}
              {pass.transfers.map((transfer) => (
                <TransferNote key={transfer.id} transfer={transfer} className="rounded-card bg-paper p-5" />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

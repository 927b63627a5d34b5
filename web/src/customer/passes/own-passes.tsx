import { NoWithdrawal } from '../shop/no-withdrawal.tsx';
import { HeldPass } from './held-pass.tsx';
import { isHeld } from './pass-state.ts';
import type { OwnPassData } from './passes-data.ts';
import { PastPasses } from './past-passes.tsx';

type Props = { passes: OwnPassData[]; email: string; withdrawId: string | null };

export function OwnPasses({ passes, email, withdrawId }: Props) {
  const held = passes.filter(({ state }) => isHeld(state));
  const past = passes.filter(({ state }) => !isHeld(state));
  const wanted = passes.find(({ id }) => id === withdrawId);
  const cannotWithdraw = withdrawId !== null && !wanted?.withdrawUntil;
  return (
    <>
      {cannotWithdraw && <NoWithdrawal isWithdrawn={wanted?.state === 'withdrawn'} />}
      {held.map((pass) => (
        <HeldPass key={pass.id} pass={pass} email={email} isWithdrawalAsked={pass.id === withdrawId} />
      ))}
      {past.length > 0 && <PastPasses passes={past} email={email} withdrawId={withdrawId} />}
    </>
  );
}

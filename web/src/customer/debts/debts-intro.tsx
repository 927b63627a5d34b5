import { Trans } from '@lingui/react/macro';
import type { DebtsData } from './debts-data.ts';

/** The reason to act now. */
export function DebtsIntro({ debts }: { debts: DebtsData }) {
  return (
    <p className="mt-3 max-w-prose text-ink-soft">
      {debts.every(({ isPaused }) => isPaused) ? (
        <Trans>Nothing has to be paid now: we tell you as soon as there is an answer.</Trans>
      ) : (
        <Trans>Your saved card did not pay this. As soon as it is paid here, you can book again.</Trans>
      )}
    </p>
  );
}

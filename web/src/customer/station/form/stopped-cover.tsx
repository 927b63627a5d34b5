import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { useKeepAccount } from '../../leaving/use-keep-account.ts';
import { SuspendedWords } from '../../suspended/suspended-words.tsx';
import type { StationViewer } from '../station-data.ts';
import { CoverCard } from './cover-card.tsx';

/** Covers the personal part for somebody who cannot book: a button that always fails would help nobody. */
export function StoppedCover({ reason }: { reason: NonNullable<StationViewer['cannotBook']> }) {
  if (reason.because === 'leaving') return <LeavingCover />;
  return (
    <CoverCard id="stopped-cover" title={<Trans>Booking is paused for your account</Trans>}>
      <div className="grid gap-2 text-sm text-ink-soft">
        <SuspendedWords suspended={reason.suspended} contactEmail={reason.contactEmail} />
      </div>
    </CoverCard>
  );
}

function LeavingCover() {
  const { keep, isKeeping, problem } = useKeepAccount(() => document.querySelector<HTMLElement>('#phone')?.focus());
  return (
    <CoverCard id="stopped-cover" title={<Trans>Your account is being deleted</Trans>}>
      <p className="text-sm text-ink-soft">
        <Trans>Keep it, and you can book at once.</Trans>
      </p>
      <button
        type="button"
        onClick={() => void keep()}
        aria-disabled={isKeeping}
        className={`${buttonStyle('action')} w-full aria-disabled:cursor-progress`}
      >
        <Trans comment="Button: take the deletion of the account back">Keep my account</Trans>
      </button>
      {problem !== undefined && <Problem text={problem} />}
    </CoverCard>
  );
}

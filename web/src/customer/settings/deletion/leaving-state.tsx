import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { useKeepAccount } from '../../leaving/use-keep-account.ts';
import { focusSection } from '../focus-section.ts';
import { OwnDate } from '../own-date.tsx';
import { Losses } from './losses.tsx';
import { Obstacles } from './obstacles.tsx';

type Props = { removedOn: string; forecast: DeletionForecast | undefined };

/** Between the deletion and the removal. */
export function LeavingState({ removedOn, forecast }: Props) {
  const { keep, isKeeping, problem } = useKeepAccount(() => focusSection('delete'));
  return (
    <div className="text-sm">
      <p className="text-base font-medium">
        <Trans comment="A date follows">
          Your account is deactivated and will be removed on <OwnDate moment={removedOn} />.
        </Trans>
      </p>
      <p className="mt-1 max-w-prose text-ink-soft">
        <Trans>
          You cannot book, but you can see your bookings and codes, open your locker, pay and download your data.
          Signing in again somewhere takes the deletion back, too.
        </Trans>
      </p>
      {forecast && <Obstacles forecast={forecast} />}
      {forecast && <Losses loses={forecast.loses} />}
      <button
        type="button"
        onClick={() => void keep()}
        aria-disabled={isKeeping}
        className={`${buttonStyle('action')} mt-5 aria-disabled:cursor-progress`}
      >
        <Trans comment="Button: take the deletion of the account back">Keep my account</Trans>
      </button>
      {problem !== undefined && <Problem text={problem} />}
    </div>
  );
}

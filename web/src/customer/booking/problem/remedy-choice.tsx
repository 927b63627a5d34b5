import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { problemCalls } from '@laine/contract/public/problem-calls.ts';
import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { MINUTE_IN_SECONDS, MONEY_BACK_RETURN_SECONDS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';

const minutes = MONEY_BACK_RETURN_SECONDS / MINUTE_IN_SECONDS;

/** The remedies that a renter can choose from while the rental has hardly begun. */
export function RemedyChoice({ problem: { id: problemId, bookingId, offers } }: { problem: Problem }) {
  const { act, isActing } = useAct(problemCalls.chooseRemedy, {
    refreshes: [callKey(problemCalls.myProblems, { bookingId }), callKey(bookingCalls.booking, { bookingId })],
  });
  return (
    <div className="rounded-control bg-sand p-[min(1rem,4vw)]">
      <p className="font-medium">
        <Trans comment="Above two buttons: another locker, all the money back">
          We are sorry. What would you like?
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {offers.includes('another-locker') && (
          <button
            type="button"
            disabled={isActing}
            onClick={() => act({ bookingId, problemId, remedy: 'another-locker' })}
            className={`${buttonStyle('action')} max-sm:w-full`}
          >
            <Trans comment="Button: take a board from another locker instead">Give me another locker</Trans>
          </button>
        )}
        {offers.includes('money-back') && (
          <button
            type="button"
            disabled={isActing}
            onClick={() => act({ bookingId, problemId, remedy: 'money-back' })}
            className={`${buttonStyle('quiet')} max-sm:w-full`}
          >
            <Trans comment="Button: end the rental and get everything back">All my money back</Trans>
          </button>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        <Trans comment="Below the button for all the money back">
          If you have taken something out: put it back within {minutes} minutes, and all the money comes back. Later it
          is the part for the time that is left.
        </Trans>
      </p>
    </div>
  );
}

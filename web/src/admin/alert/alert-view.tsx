import { callOutCalls } from '@laine/contract/public/call-out-calls.ts';
import { Trans } from '@lingui/react/macro';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import type { AlertData } from './alert-data.ts';
import { MissingFacts } from './missing-facts.tsx';

type Props = { callOutId: string; alert: AlertData };

export function AlertView({ callOutId, alert }: Props) {
  const { state, takenBy, missing, station } = alert;
  const { name: stationName } = station;
  const refreshes = [callKey(callOutCalls.callOut, { callOutId })];
  const take = useAct(callOutCalls.takeCallOut, { onDone: () => undefined, refreshes });
  const end = useAct(callOutCalls.endCallOut, { onDone: () => undefined, refreshes });
  if (!missing) {
    return (
      <section className="grid w-full max-w-lg gap-3 rounded-card border border-line bg-paper p-6">
        <h1 className="text-2xl">
          <Trans>It is over</Trans>
        </h1>
        <p>
          <Trans>The boards at {stationName} are back, or everybody was found. Thank you.</Trans>
        </p>
      </section>
    );
  }
  return (
    <section className="grid w-full max-w-lg gap-5 rounded-card border border-line bg-paper p-6">
      <h1 className="text-2xl">
        <Trans>Not back at {stationName}</Trans>
      </h1>
      {state === 'open' && (
        <button
          type="button"
          disabled={take.isActing}
          onClick={() => take.act({ callOutId })}
          className={`${buttonStyle('primary')} min-h-16 w-full text-xl`}
        >
          <Trans comment="Button: this person looks after somebody who is missing">I take it</Trans>
        </button>
      )}
      {state === 'taken-by-you' && (
        <output className="block rounded-control bg-green px-4 py-3 font-semibold text-on-green">
          <Trans>You look after it. Nobody else is called any more.</Trans>
        </output>
      )}
      {state === 'taken' && (
        <output className="block rounded-control bg-sand px-4 py-3 font-semibold">
          <Trans comment="takenBy is a person’s name">{takenBy} looks after it.</Trans>
        </output>
      )}
      <MissingFacts missing={missing} station={station} isTakenByYou={state === 'taken-by-you'} />
      {state === 'taken-by-you' && (
        <button
          type="button"
          disabled={end.isActing}
          onClick={() => end.act({ callOutId })}
          className={`${buttonStyle('quiet')} w-full`}
        >
          <Trans comment="Button: ends the search">Found, everybody is safe</Trans>
        </button>
      )}
    </section>
  );
}

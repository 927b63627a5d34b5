import { callOutCalls } from '@laine/contract/public/call-out-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { productClock } from '../../api/product-clock.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { WhatHappenedDialog } from '../alerts/what-happened-dialog.tsx';
import type { AlertData } from './alert-data.ts';
import { MissingFacts } from './missing-facts.tsx';

type Props = { callOutId: string; alert: AlertData };

export function AlertView({ callOutId, alert }: Props) {
  const { state, takenBy, silencedUntil, missing, station } = alert;
  const { name: stationName } = station;
  const refreshes = [callKey(callOutCalls.callOut, { callOutId })];
  const take = useAct(callOutCalls.takeCallOut, { onDone: () => undefined, refreshes });
  const [isAsked, setAsked] = useState(false);
  const onDone = () => setAsked(false);
  const end = useAct(callOutCalls.endCallOut, { onDone, refreshes, isQuiet: true });
  const silence = useAct(callOutCalls.silenceCallOut, { onDone, refreshes, isQuiet: true });
  const now = productClock.now();
  const quietUntil =
    silencedUntil !== null && Temporal.Instant.compare(now, silencedUntil) < 0 ? silencedUntil : undefined;
  if (!missing) {
    return (
      <section className="grid w-full max-w-lg gap-3 rounded-card border border-line bg-paper p-6">
        <h1 className="text-2xl">
          <Trans>It is over</Trans>
        </h1>
        <p>
          <Trans>The boards at {stationName} are back, or a rescue service has it. Thank you.</Trans>
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
          <Trans>You look after it. Say within half an hour what happened: then people are called again.</Trans>
        </output>
      )}
      {state === 'taken' && (
        <output className="block rounded-control bg-sand px-4 py-3 font-semibold">
          <Trans comment="takenBy is a person’s name">{takenBy} looks after it.</Trans>
        </output>
      )}
      <MissingFacts missing={missing} station={station} isTakenByYou={state === 'taken-by-you'} />
      {quietUntil !== undefined && (
        <output className="block rounded-control bg-sand px-4 py-3 font-semibold">
          <Trans comment="Followed by a time; nobody is called for a missing renter until then">
            Talked to, quiet until
          </Trans>{' '}
          <ZonedTime moment={quietUntil} timeZone={station.timeZone} isTimeOnly />
        </output>
      )}
      <button type="button" onClick={() => setAsked(true)} className={`${buttonStyle('quiet')} w-full`}>
        <Trans comment="Heading: asks staff about somebody who is missing on the water">What happened?</Trans>
      </button>
      {isAsked && (
        <WhatHappenedDialog
          timeZone={station.timeZone}
          now={now}
          isActing={end.isActing || silence.isActing}
          error={end.error ?? silence.error}
          onTalked={(minutes) => silence.act({ callOutId, minutes })}
          onRescue={(rescue) => end.act({ callOutId, rescue })}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

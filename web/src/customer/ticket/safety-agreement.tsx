import { ticketCalls } from '@laine/contract/public/ticket-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { SafetyList } from '../safety/safety-list.tsx';

type Props = { token: string; lines: readonly string[] };

/** The customer agreed to this at the checkout; the paddler reads it here. */
export function SafetyAgreement({ token, lines }: Props) {
  const { t } = useLingui();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { act, isActing, problem } = useAct(ticketCalls.acceptSafety, {
    refreshes: [callKey(ticketCalls.sharedTicket, { token })],
    isQuiet: true,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!isAgreed);
        if (isAgreed && !isActing) act({ token, accepted: true });
      }}
      className="grid gap-4 px-5 py-4"
    >
      <h3 className="text-lg">
        <Trans comment="Heading above five rules for safety on the water">Before you go out</Trans>
      </h3>
      <SafetyList lines={lines} />
      <CheckboxField
        id="safety"
        name="safety"
        label={t`I have read this. I am 18 or with an adult, and I can swim.`}
        value={isAgreed}
        onChange={(agreed) => {
          setAgreed(agreed);
          setMissing(false);
        }}
        error={isMissing ? t`Please confirm this first.` : undefined}
        isRequired
      />
      {problem !== undefined && <Problem text={problem} />}
      <button type="submit" aria-disabled={isActing} className={`${buttonStyle('primary')} w-full`}>
        <Trans comment="Button: after it the code that opens the locker is shown">Show my code</Trans>
      </button>
    </form>
  );
}

import { Declined } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { passCalls } from '@laine/contract/public/pass-calls.ts';
import { WITHDRAWAL_DAYS } from '@laine/rules/constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { useLeavePage } from '../shop/use-leave-page.ts';
import type { OfferData } from './passes-data.ts';

const SIGNED_OUT = 401;

/** The terms, when it is to begin, and on to the payment page. */
export function BuyPass({ offer }: { offer: OfferData }) {
  const { t } = useLingui();
  const [isAccepted, setAccepted] = useState(false);
  const [startsAtOnce, setAtOnce] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const { leave, isLeaving } = useLeavePage();
  const { atOnce, later } = offer.startsOn;
  const { act, isActing, problem } = useAct(passCalls.buyPass, {
    onDone: ({ url }) => leave(url),
    onProblem: (cause) => {
      const redirect = paths.passes({ offer: offer.id });
      if (cause instanceof Declined && cause.status === SIGNED_OUT)
        leave(paths.login({ redirect, problem: 'expired' }));
    },
    isQuiet: true,
  });
  const isBusy = isActing || isLeaving;
  const isTooShort = later === null && !startsAtOnce;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isAccepted && !isTooShort && !isBusy) {
      act({ offerId: offer.id, acceptedTermsAndConditions: true, startsAtOnce });
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      <CheckboxField
        id="start-at-once"
        name="startsAtOnce"
        value={startsAtOnce}
        onChange={setAtOnce}
        label={<Trans>Start my pass at once. If I withdraw, the hours I have used are deducted.</Trans>}
        hint={<StartNote startsAtOnce={startsAtOnce} atOnce={atOnce} later={later} />}
        error={wasPressed && isTooShort ? t`Without this the season is over before your pass begins.` : undefined}
      />
      <CheckboxField
        id="pass-terms"
        name="acceptedTermsAndConditions"
        value={isAccepted}
        onChange={setAccepted}
        label={
          <Trans>
            I accept the{' '}
            <a href={paths.terms()} target="_blank" className="prose-link">
              terms and conditions
            </a>
            .
          </Trans>
        }
        error={wasPressed && !isAccepted ? t`Please accept the terms first` : undefined}
      />
      <button
        type="submit"
        aria-disabled={isBusy}
        className={`${buttonStyle('primary')} w-full aria-disabled:cursor-progress`}
      >
        {isBusy ? (
          <Trans>Opening the payment page…</Trans>
        ) : (
          <>
            <Trans comment="Button: on to the payment page">Go Pay</Trans>
            <span className="figures font-normal">· {offer.price}</span>
          </>
        )}
      </button>
      {problem !== undefined && <Problem text={problem} />}
      <p className="text-xs text-ink-soft">
        <Plural
          value={WITHDRAWAL_DAYS}
          one="You can withdraw from the purchase within # day, without a reason. VAT is included."
          other="You can withdraw from the purchase within # days, without a reason. VAT is included."
        />
      </p>
    </form>
  );
}

function StartNote({ startsAtOnce, atOnce, later }: { startsAtOnce: boolean } & OfferData['startsOn']) {
  if (startsAtOnce) return <Trans comment="atOnce is a date">Your pass holds from {atOnce}.</Trans>;
  if (later === null) return <Trans>Without this the season is over before your pass begins.</Trans>;
  if (later === atOnce)
    return <Trans comment="later is a date">Your pass holds from {later}, when its season begins.</Trans>;
  return (
    <Trans comment="later is a date, the day after the time for a withdrawal">
      Without this your pass holds from {later}, when the time to withdraw is over.
    </Trans>
  );
}

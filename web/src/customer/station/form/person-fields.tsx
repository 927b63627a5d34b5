import { useState } from 'react';
import type { StationData } from '../station-data.ts';
import type { InsteadOfWish } from './instead-of-wish.ts';
import { PayButton, type ToPay } from './pay-button.tsx';
import { PhoneField } from './phone-field.tsx';
import { PrepaidPart } from './prepaid/prepaid-part.tsx';
import type { Prepaid } from './prepaid/use-prepaid.ts';
import { SafetyRules } from './safety-rules.tsx';
import { TermsBox } from './terms-box.tsx';
import { TermsChangedNote } from './terms-changed-note.tsx';
import type { FormRefusal } from './use-checkout.ts';

type Props = {
  stationId: string;
  phone: string;
  onPhone: (phone: string) => void;
  terms: StationData['terms'];
  safetyLines: readonly string[];
  offersPaypal: boolean;
  isOpening: boolean;
  owes: boolean;
  prepaid: Prepaid;
  toPay: ToPay | null;
  instead: InsteadOfWish | null;
  onInstead: (instead: InsteadOfWish) => void;
  refusal: FormRefusal | undefined;
};

/** A tick applies to one version, and ends with a refusal that reports a newer one. */
type Tick = { version: string; refusal: FormRefusal | undefined };

/** Fields for signed-in customers only. */
export function PersonFields({
  stationId,
  phone,
  onPhone,
  terms,
  safetyLines,
  prepaid,
  owes,
  refusal,
  ...paying
}: Props) {
  const [tick, setTick] = useState<Tick>();
  const isRefused = refusal?.code === 'terms-changed' && tick?.refusal !== refusal;
  const isAccepted = tick?.version === terms.version && !isRefused;
  const errorAt = (field: FormRefusal['field']) => (refusal?.field === field ? refusal.text : undefined);
  return (
    <>
      <PrepaidPart prepaid={prepaid} error={errorAt('gift-card')} />
      <PhoneField stationId={stationId} phone={phone} onPhone={onPhone} error={errorAt('phone')} />
      {terms.changedSince !== null && <TermsChangedNote since={terms.changedSince} />}
      <TermsBox
        isAccepted={isAccepted}
        onAccept={(accepts) => setTick(accepts ? { version: terms.version, refusal } : undefined)}
        error={isAccepted ? undefined : errorAt('terms')}
      />
      <SafetyRules lines={safetyLines} />
      <PayButton
        {...paying}
        isAccepted={isAccepted}
        error={errorAt('pay')}
        isDebt={owes || refusal?.code === 'debt-unpaid'}
      />
    </>
  );
}

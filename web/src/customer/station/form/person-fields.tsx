import { useState } from 'react';
import { PayButton } from './pay-button.tsx';
import { PhoneField } from './phone-field.tsx';
import { TermsBox } from './terms-box.tsx';
import type { FormRefusal } from './use-checkout.ts';

type Props = {
  phone: string;
  onPhone: (phone: string) => void;
  isOpening: boolean;
  total: string;
  refusal: FormRefusal | undefined;
};

/** What only a signed-in customer fills in. */
export function PersonFields({ phone, onPhone, isOpening, total, refusal }: Props) {
  const [isAccepted, setAccepted] = useState(false);
  const errorAt = (field: FormRefusal['field']) => (refusal?.field === field ? refusal.text : undefined);
  return (
    <>
      <PhoneField phone={phone} onPhone={onPhone} error={errorAt('phone')} />
      <TermsBox isAccepted={isAccepted} onAccept={setAccepted} error={errorAt('terms')} />
      <PayButton
        isAccepted={isAccepted}
        isOpening={isOpening}
        total={total}
        error={errorAt('pay')}
        isDebt={refusal?.code === 'debt-unpaid'}
      />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { Field } from '../../../ui/field/field.tsx';

type Props = { phone: string; onPhone: (phone: string) => void; error: string | undefined };

export function PhoneField({ phone, onPhone, error }: Props) {
  return (
    <Field
      id="phone"
      name="phone"
      type="tel"
      required
      autoComplete="tel"
      inputMode="tel"
      placeholder="+372 5555 5555"
      label={<Trans>Phone number</Trans>}
      hint={<Trans>With country code. Your door code comes here by SMS.</Trans>}
      value={phone}
      onChange={(event) => onPhone(event.currentTarget.value)}
      error={error}
      className="figures"
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { Field } from '../../../ui/field/field.tsx';
import { useGetsSms } from './use-gets-sms.ts';

type Props = { stationId: string; phone: string; onPhone: (phone: string) => void; error: string | undefined };

export function PhoneField({ stationId, phone, onPhone, error }: Props) {
  const getsSms = useGetsSms(stationId, phone.trim());
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
      hint={
        getsSms ? (
          <Trans>With country code. Your door code comes here by SMS.</Trans>
        ) : (
          <output className="font-medium text-ink">
            <Trans>We cannot send SMS to this number. Your door code comes by e-mail and stands on your booking.</Trans>
          </output>
        )
      }
      value={phone}
      onChange={(event) => onPhone(event.currentTarget.value)}
      error={error}
      className="figures"
    />
  );
}

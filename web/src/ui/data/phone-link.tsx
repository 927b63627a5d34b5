import { formatPhone, phoneAddress } from '@laine/rules/format-phone.ts';

type Props = { phone: string; className: string };

/** A telephone number that a touch calls, grouped as people read it. */
export const PhoneLink = ({ phone, className }: Props) => (
  <a href={phoneAddress(phone)} className={`whitespace-nowrap ${className}`}>
    {formatPhone(phone)}
  </a>
);

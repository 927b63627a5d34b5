import { formatPhone, phoneAddress } from '@laine/rules/people/format-phone.ts';
import type { LucideIcon } from 'lucide-react';

type Props = { phone: string; icon?: LucideIcon; className: string };

/** A telephone number that a touch calls, grouped as people read it. */
export const PhoneLink = ({ phone, icon: Icon, className }: Props) => (
  <a href={phoneAddress(phone)} className={`whitespace-nowrap ${className}`}>
    {Icon && <Icon aria-hidden className="mr-1.5 size-4" />}
    {formatPhone(phone)}
  </a>
);

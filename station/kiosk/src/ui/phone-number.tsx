import { formatPhone, phoneAddress } from '@laine/rules/people/format-phone.ts';
import { Phone } from 'lucide-react';
import { useScreen, useTexts } from '../program/use-screen.ts';

/** People read it from the screen and type it into a phone, so it's as large as possible. */
export function PhoneNumber() {
  const { contactPhone } = useScreen();
  const { helping } = useTexts();
  if (contactPhone === null) return <p className="text-lg font-semibold">{helping.noPhone}</p>;
  return (
    <div className="flex items-center gap-5 rounded-card bg-ink px-6 py-3 text-white phone:gap-4 phone:px-4">
      <Phone aria-hidden className="size-12 shrink-0 phone:size-9" />
      <p>
        <span className="block text-lg">{helping.callUs}</span>
        <a
          href={phoneAddress(contactPhone)}
          className="block text-3xl font-bold tracking-tight whitespace-nowrap phone:text-xl"
        >
          {formatPhone(contactPhone)}
        </a>
      </p>
    </div>
  );
}

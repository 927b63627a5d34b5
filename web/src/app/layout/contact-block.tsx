import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../../ui/data/phone-link.tsx';

type Props = { email: string; phone: string };

export function ContactBlock({ email, phone }: Props) {
  return (
    <div id="contact" tabIndex={-1} className="max-md:flex max-md:flex-wrap max-md:gap-x-6 max-md:text-sm">
      <h2 className="flex min-h-9 items-center text-sm font-semibold tracking-normal text-deep-soft max-md:sr-only">
        <Trans comment="Heading above e-mail and phone in the footer">Contact</Trans>
      </h2>
      <p>
        <a href={`mailto:${email}`} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
          {email}
        </a>
      </p>
      <p>
        <PhoneLink phone={phone} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline" />
      </p>
    </div>
  );
}

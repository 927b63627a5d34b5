import { Trans } from '@lingui/react/macro';

type Props = { email: string; phone: string };

export function ContactBlock({ email, phone }: Props) {
  return (
    <div id="contact" tabIndex={-1}>
      <h2 className="text-sm font-semibold text-deep-soft">
        <Trans comment="Heading above e-mail and phone in the footer">Contact</Trans>
      </h2>
      <p className="mt-1">
        <a href={`mailto:${email}`} className="inline-flex min-h-9 items-center underline-offset-4 hover:underline">
          {email}
        </a>
      </p>
      <p>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="figures inline-flex min-h-9 items-center underline-offset-4 hover:underline"
        >
          {phone}
        </a>
      </p>
    </div>
  );
}

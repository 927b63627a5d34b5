import { Trans } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { PhoneLink } from '../../../ui/data/phone-link.tsx';

type Props = { phone: string; email: string };

export function HelpBlock({ phone, email }: Props) {
  return (
    <section
      aria-labelledby="help-title"
      className="flex items-start gap-4 self-start rounded-card bg-sand p-[min(1.25rem,5vw)] max-sm:flex-col md:p-6 @[58rem]:col-span-2"
    >
      <LifeBuoy aria-hidden className="mt-0.5 size-7 shrink-0 text-coral dark:text-alert" />
      <div className="min-w-0">
        <h2 id="help-title" className="text-[min(var(--text-lg),7vw)]">
          <Trans>Need help with your booking?</Trans>
        </h2>
        <p className="mt-1">
          <Trans comment="phone and email are links">
            Contact us on <PhoneLink phone={phone} className="prose-link text-[min(1em,8.5vw)]" /> or{' '}
            <a href={`mailto:${email}`} className="prose-link wrap-anywhere">
              {email}
            </a>
          </Trans>
        </p>
      </div>
    </section>
  );
}

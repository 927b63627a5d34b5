import { phoneAddress } from '@laine/rules/people/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { RescueWords } from './rescue-words.tsx';

type Props = { phone: string; us: boolean; rescue: boolean };

/** A press away where the page speaks of calling, and quiet, because most people need neither. */
export function CallLine({ phone, us, rescue }: Props) {
  if (!us && !rescue) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {us && (
        <a href={phoneAddress(phone)} className={buttonStyle('quiet')}>
          <Phone aria-hidden className="size-4.5 shrink-0 text-action" />
          <Trans comment="Button that calls the station's number">Call us</Trans>
        </a>
      )}
      {rescue && (
        <p className="text-sm text-ink-soft">
          <RescueWords className="-my-3 inline-block py-3 font-semibold text-ink underline underline-offset-2" />
        </p>
      )}
    </div>
  );
}

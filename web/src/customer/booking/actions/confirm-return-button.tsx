import { Trans } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { actionStyle } from './action-style.ts';
import { ConfirmReturnDialog } from './confirm-return-dialog.tsx';

const looks = {
  primary: `${buttonStyle('primary')} mt-6 w-full sm:w-auto sm:min-w-[min(16rem,100%)]`,
  quiet: actionStyle,
};

type Props = { bookingId: string; tone: keyof typeof looks };

export function ConfirmReturnButton({ bookingId, tone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={looks[tone]}>
        <PackageCheck aria-hidden className={`size-5 ${tone === 'quiet' ? 'text-action' : ''}`} />
        <Trans comment="Button: the customer says that everything is back">Confirm return</Trans>
      </button>
      {isOpen && <ConfirmReturnDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ObjectDialog } from './object-dialog.tsx';

export function ObjectButton({ bookingId }: { bookingId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)} className={`${buttonStyle('quiet')} max-sm:w-full`}>
        <MessageCircleQuestionMark aria-hidden className="size-5 text-action" />
        <Trans comment="Button: the customer says that overtime was charged wrongly">Something is wrong: object</Trans>
      </button>
      {isOpen && <ObjectDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </div>
  );
}

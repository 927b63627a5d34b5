import { Trans } from '@lingui/react/macro';
import { CirclePause } from 'lucide-react';

/** Above the form: nobody should choose a time first, and then learn that they can't book. */
export function StoppedNote() {
  return (
    <p className="flex gap-2.5 rounded-control bg-sand p-3.5 text-sm font-medium">
      <CirclePause aria-hidden className="mt-0.5 size-4.5 shrink-0 text-action" />
      <a href="#stopped-cover" className="prose-link">
        <Trans>Booking is paused for your account</Trans>
      </a>
    </p>
  );
}

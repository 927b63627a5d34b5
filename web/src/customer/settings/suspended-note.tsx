import type { User } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { CirclePause } from 'lucide-react';
import { SuspendedWords } from '../suspended/suspended-words.tsx';
import type { Contact } from './settings-data.ts';

type Props = { suspended: NonNullable<User['suspended']>; contact: Contact };

export function SuspendedNote({ suspended, contact }: Props) {
  return (
    <aside className="flex gap-3.5 rounded-card border border-line bg-sand p-5 sm:p-7">
      <CirclePause aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
      <div className="grid min-w-0 gap-1.5 text-sm">
        <h2 className="text-lg">
          <Trans>Booking is paused for your account</Trans>
        </h2>
        <SuspendedWords suspended={suspended} contactEmail={contact.email} />
      </div>
    </aside>
  );
}

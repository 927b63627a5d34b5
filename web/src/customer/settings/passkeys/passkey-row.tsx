import type { Passkey } from '@laine/contract/public/passkey-calls.ts';
import { Trans } from '@lingui/react/macro';
import { FingerprintPattern } from 'lucide-react';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { useBrowserZone } from '../../../ui/hooks/use-browser-zone.ts';
import { OwnDate } from '../own-date.tsx';
import { RemovePasskeyButton } from './remove-passkey-button.tsx';
import { RenamePasskeyButton } from './rename-passkey-button.tsx';
import type { SigningPerson } from './signing-person.ts';

type Props = { passkey: Passkey; person: SigningPerson; now: Temporal.Instant };

export function PasskeyRow({ passkey, person, now }: Props) {
  const timeZone = useBrowserZone() ?? 'UTC';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4 first:pt-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <FingerprintPattern aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
      <div className="text-sm">
        <p className="text-base font-medium break-words">{passkey.name}</p>
        <p className="mt-0.5 text-ink-soft">
          <Trans comment="A day follows, on which a passkey was made">
            Added <OwnDate moment={passkey.createdAt} />
          </Trans>
          {passkey.lastUsedAt !== null && (
            <>
              {' · '}
              <Trans comment="A moment follows, such as '3 hours ago'">
                last used <RelativeTime moment={passkey.lastUsedAt} now={now} timeZone={timeZone} />
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2">
        <RenamePasskeyButton passkey={passkey} />
        <RemovePasskeyButton passkey={passkey} person={person} />
      </div>
    </li>
  );
}

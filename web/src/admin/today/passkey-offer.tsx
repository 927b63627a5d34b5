import { paths } from '@laine/contract/paths.ts';
import { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FingerprintPattern, X } from 'lucide-react';
import { use, useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { StaffPersonContext } from '../frame/staff-person.ts';

/** Shown once to owners without a passkey; once dismissed, it stays in the settings. */
export function PasskeyOffer() {
  const { t } = useLingui();
  const { passkey } = use(StaffPersonContext);
  const [isClosed, setClosed] = useState(false);
  const { act } = useAct(passkeyCalls.closePasskeyOffer);
  if (!passkey.isOffered || isClosed) return null;
  const close = () => {
    setClosed(true);
    act({});
  };
  return (
    <aside
      aria-label={t`Passkeys`}
      className="flex items-start gap-4 rounded-card border border-line bg-paper py-4 pr-2 pl-5"
    >
      <FingerprintPattern aria-hidden className="mt-1 size-6 lg:mt-2 shrink-0 text-action" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-64 py-1">
          <Trans>Sign in by fingerprint or face: a passkey is quicker than a code, and nobody can steal it.</Trans>
        </p>
        <a href={paths.settings({ section: 'passkeys' })} className={buttonStyle('quiet', 'small')}>
          <Trans>Add a passkey</Trans>
        </a>
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={t({ message: 'Put this away', comment: 'Button that closes the offer of a passkey for good' })}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-tint"
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  );
}

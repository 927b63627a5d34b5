import { type LinkedProvider, passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useCall } from '../../../api/use-call.ts';
import { GoogleIcon } from '../../../ui/art/google-icon.tsx';
import { SocialIcon } from '../../../ui/art/social-icon.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FreshSignIn } from '../../../ui/fresh/fresh-sign-in.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { focusSection } from '../focus-section.ts';
import { OwnDate } from '../own-date.tsx';
import type { SettingsData } from '../settings-data.ts';
import type { SigningPerson } from './signing-person.ts';

const names: Record<LinkedProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Ways in that the person may have forgotten, or never made. */
export function LinkedProviders({ loaded, person }: { loaded: SettingsData['providers']; person: SigningPerson }) {
  const { data } = useCall(passkeyCalls.linkedProviders, {}, loaded ? { initialData: loaded } : {});
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <ul className="mt-6 divide-y divide-line border-t border-line pt-5">
      {providers.map(({ provider, linkedAt }) => (
        <li
          key={provider}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          {provider === 'google' ? (
            <GoogleIcon className="mt-0.5 size-6 shrink-0" />
          ) : (
            <SocialIcon name="Facebook" className="mt-0.5 size-6 shrink-0 text-[#0866ff]" />
          )}
          <div className="text-sm">
            <h3 className="text-base font-medium">{names[provider]}</h3>
            <p className="mt-0.5 text-ink-soft">
              <Trans comment="A day follows, since which Google or Facebook signs somebody in">
                Signs you in since <OwnDate moment={linkedAt} />
              </Trans>
            </p>
          </div>
          <div className="max-sm:col-start-2">
            <UnlinkButton provider={provider} person={person} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function UnlinkButton({ provider, person }: { provider: LinkedProvider; person: SigningPerson }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = names[provider];
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(passkeyCalls.unlinkProvider, {
    refreshes: [callKey(passkeyCalls.linkedProviders)],
    onDone: () => {
      setOpen(false);
      // The button goes with its row.
      focusSection('passkeys');
      notify({ tone: 'done', title: t`${name} does not sign you in any more` });
    },
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Button: remove a passkey">Remove</Trans>
        <span className="sr-only">{name}</span>
      </button>
      {isOpen && (
        <ConfirmDialog
          title={
            <Trans comment="name is Google or Facebook, with which somebody signs in">
              Stop signing in with {name}?
            </Trans>
          }
          dismiss={<Trans comment="Button that closes the question whether to remove a passkey">Keep it</Trans>}
          confirm={<Trans comment="name is Google or Facebook, with which somebody signs in">Remove {name}</Trans>}
          tone="final"
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({ provider })}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>You sign in with a code to your e-mail address, or with a passkey.</Trans>
          </p>
          {needsSignIn && <FreshSignIn {...person} onDone={goOn} />}
        </ConfirmDialog>
      )}
    </>
  );
}

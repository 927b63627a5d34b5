import { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FreshSignIn } from '../../../ui/fresh/fresh-sign-in.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { OwnDate } from '../own-date.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import type { SigningPerson } from './signing-person.ts';

type Props = { left: number; madeAt: string | null; person: SigningPerson };

/** For the day on which the device with the passkey is lost. */
export function RecoveryCodes({ left, madeAt, person }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(passkeyCalls.newRecoveryCodes, {
    refreshes: [callKey(passkeyCalls.passkeys)],
    onDone: (answer) => {
      setOpen(false);
      setCodes(answer.codes);
    },
  });
  return (
    <div className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-t border-line pt-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <LifeBuoy aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
      <div className="text-sm">
        <h3 className="text-base font-medium">
          <Trans>Recovery codes</Trans>
        </h3>
        <p className="mt-0.5 text-ink-soft">
          {madeAt === null ? (
            <Trans>They let you in when you have lost your device. Keep them on paper or in a password manager.</Trans>
          ) : (
            <>
              <Plural value={left} one="# code left" other="# codes left" />
              {' · '}
              <Trans comment="A day follows, on which recovery codes were made">
                made <OwnDate moment={madeAt} />
              </Trans>
            </>
          )}
        </p>
      </div>
      <div className="max-sm:col-start-2">
        <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
          {madeAt === null ? (
            <Trans comment="Button: recovery codes">Make codes</Trans>
          ) : (
            <Trans comment="Button: recovery codes that replace the old ones">Make new codes</Trans>
          )}
        </button>
      </div>
      {isOpen && (
        <ConfirmDialog
          title={<Trans>Ten recovery codes</Trans>}
          dismiss={<Trans>Not now</Trans>}
          confirm={<Trans comment="Button: show new recovery codes">Show the codes</Trans>}
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({})}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>
              Each opens your account once. We show them this one time: have paper or a password manager ready.
            </Trans>
            {madeAt !== null && (
              <>
                {' '}
                <strong className="font-semibold text-ink">
                  <Trans>The codes you have now stop working.</Trans>
                </strong>
              </>
            )}
          </p>
          {needsSignIn && <FreshSignIn {...person} onDone={goOn} />}
        </ConfirmDialog>
      )}
      {codes && <NewCodesDialog codes={codes} email={person.email} onClose={() => setCodes(undefined)} />}
    </div>
  );
}

import { PASSKEY_NAME_LENGTH, type Passkey, passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

export function RenamePasskeyButton({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui();
  const id = useId();
  const [name, setName] = useState<string>();
  const { act, isActing, problem } = useAct(passkeyCalls.renamePasskey, {
    refreshes: [callKey(passkeyCalls.passkeys)],
    onDone: () => setName(undefined),
    isQuiet: true,
  });
  const typed = name?.trim() ?? '';
  return (
    <>
      <button type="button" onClick={() => setName(passkey.name)} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Button: give a passkey another name">Rename</Trans>
        <span className="sr-only">{passkey.name}</span>
      </button>
      {name !== undefined && (
        <ConfirmDialog
          title={<Trans>Rename this passkey</Trans>}
          dismiss={<Trans>Cancel</Trans>}
          confirm={<Trans>Save</Trans>}
          isDisabled={isActing || typed === ''}
          problem={problem}
          onConfirm={() => act({ passkeyId: passkey.id, name: typed })}
          onClose={() => setName(undefined)}
        >
          <div className="mt-4">
            <TextField
              id={id}
              name="name"
              label={t({ message: 'Name', context: 'thing', comment: 'Field: what a passkey is called' })}
              hint={t`Such as the device it is on.`}
              maxLength={PASSKEY_NAME_LENGTH}
              value={name}
              onChange={setName}
            />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

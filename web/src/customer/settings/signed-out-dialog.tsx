import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loginEnd } from '../../api/login-end.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/** For a page that stayed open after its login had ended elsewhere: nothing on it can be changed any more. */
export function SignedOutDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => loginEnd.onTold(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title={<Trans>You are signed out</Trans>}
      dismiss={<Trans comment="Button that closes the note that the login has ended">Stay on this page</Trans>}
      confirm={<Trans>Sign in</Trans>}
      onConfirm={() => location.assign(paths.login({ redirect: paths.settings() }))}
      onClose={() => setOpen(false)}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>This login has ended, perhaps from another device. Sign in again to change your settings.</Trans>
      </p>
    </ConfirmDialog>
  );
}

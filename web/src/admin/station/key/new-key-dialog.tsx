import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';

type Props = {
  title?: ReactNode;
  /** A station without a key has none to lose. */
  hasKey?: boolean;
  children?: ReactNode;
  problem?: string | undefined;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The question before a station gets another key, which cuts off the program that has the earlier one. */
export function NewKeyDialog({ title, hasKey = true, children, ...rest }: Props) {
  return (
    <ConfirmDialog
      title={title ?? <Trans>Replace the station’s key?</Trans>}
      confirm={<Trans comment="Button: makes a new key for a station">Make a new key</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      tone="final"
      {...rest}
    >
      {hasKey && (
        <p className="mt-2 text-ink-soft">
          <Trans>
            The old key ends at once. Until the new one is at the station it cannot reach us; doors still open there by
            code.
          </Trans>
        </p>
      )}
      {children}
    </ConfirmDialog>
  );
}

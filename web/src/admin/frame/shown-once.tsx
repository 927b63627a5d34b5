import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { CopyableText } from '../../ui/data/copyable-text.tsx';

type Props = {
  secret: string;
  /** The secret's name for screen readers. */
  label: string;
  /** Explains the secret, and that it won't be shown again. */
  children: ReactNode;
  onDone: () => void;
};

/** The end of a dialog that made a secret: staff can't read it a second time. */
export function ShownOnce({ secret, label, children, onDone }: Props) {
  return (
    <div className="grid gap-4">
      <p>{children}</p>
      <CopyableText text={secret} label={label} />
      <button type="button" onClick={onDone} className={buttonStyle('action')}>
        <Trans comment="Button: closes what was shown">Done</Trans>
      </button>
    </div>
  );
}

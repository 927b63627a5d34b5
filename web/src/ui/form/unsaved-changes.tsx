import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogButtons } from '../dialog/dialog-buttons.tsx';

type Props = { holdsUnsaved: () => boolean };

/** Asks before another page takes the place of what was typed; a changed filter in the address is not another page. */
export function UnsavedChanges({ holdsUnsaved }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holdsUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  // A closed tab or another address: browsers ask in their own words.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holdsUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={<Trans>Leave without saving?</Trans>} onClose={() => blocker.reset()}>
      <p className="mt-2 text-ink-soft">
        <Trans>What you changed here is not saved yet.</Trans>
      </p>
      <DialogButtons
        tone="final"
        dismiss={<Trans comment="Button: go on editing the form">Stay here</Trans>}
        confirm={<Trans comment="Button: leave the form and lose what was typed">Leave and lose it</Trans>}
        onConfirm={() => blocker.proceed()}
      />
    </Dialog>
  );
}

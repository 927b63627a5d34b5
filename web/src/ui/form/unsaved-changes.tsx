import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router';
import { DialogButtons } from '../dialog/dialog-buttons.tsx';
import { Dialog } from '../dialog/dialog.tsx';

type Props = {
  form?: RefObject<HTMLElement | null>;
  holdsUnsaved: () => boolean;
  /** If the leaving isn't a form's: the question's words and the button. */
  left?: { title: ReactNode; words: ReactNode; confirm: ReactNode };
};

/**
 * Asks before another page replaces typed text, or Escape closes the dialog around it; a changed filter in the address
 * isn't another page.
 */
export function UnsavedChanges({ form, holdsUnsaved, left }: Props) {
  const [closing, setClosing] = useState<HTMLDialogElement>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holdsUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  // A closed tab or another site: browsers ask in their own words.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holdsUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  useEffect(() => {
    const dialog = form?.current?.closest('dialog');
    const ask = (event: Event) => {
      if (event.target !== dialog || !holdsUnsaved()) return;
      event.preventDefault();
      setClosing(dialog ?? undefined);
    };
    dialog?.addEventListener('cancel', ask);
    return () => dialog?.removeEventListener('cancel', ask);
  });
  if (blocker.state !== 'blocked' && !closing) return null;
  const stay = () => {
    setClosing(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    // The question closes first: nothing below an open dialog can get the focus back.
    flushSync(() => setClosing(undefined));
    closing?.close();
    blocker.proceed?.();
  };
  return (
    <Dialog title={left?.title ?? <Trans>Leave without saving?</Trans>} onClose={stay}>
      <div className="mt-2 text-ink-soft">{left?.words ?? <Trans>What you changed here is not saved yet.</Trans>}</div>
      <DialogButtons
        tone="final"
        dismiss={<Trans comment="Button: go on editing the form">Stay here</Trans>}
        confirm={
          left?.confirm ?? <Trans comment="Button: leave the form and lose what was typed">Leave and lose it</Trans>
        }
        onConfirm={leave}
      />
    </Dialog>
  );
}

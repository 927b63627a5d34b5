import { useRef, useState, type InputEvent, type ReactNode } from 'react';
import { UnsavedChanges } from '../form/unsaved-changes.tsx';
import { Problem } from '../state/problem.tsx';
import type { DialogTone } from './dialog-buttons.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  /** The question. */
  title: ReactNode;
  /** The action's effects, and on whom. */
  children: ReactNode;
  confirm: ReactNode;
  dismiss: ReactNode;
  tone?: DialogTone;
  /** A failure; shown here, because a notification may be hidden behind the dialog. */
  problem?: string | undefined;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action; Escape loses no typed text. Render it to ask. */
export function ConfirmDialog({ title, children, problem, onConfirm, onClose, ...buttons }: Props) {
  const asked = useRef<HTMLDivElement>(null);
  const [isTyped, setTyped] = useState(false);
  // A confirmed action may lead to another page, unless it was refused.
  const isConfirmed = useRef(false);
  const isRefused = () => problem !== undefined || asked.current?.querySelector('[aria-invalid="true"]') !== null;
  const confirm = () => {
    isConfirmed.current = true;
    onConfirm();
  };
  const noteInput = (event: InputEvent) => {
    isConfirmed.current = false;
    if (isText(event)) setTyped(true);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div ref={asked} onInput={noteInput}>
        {children}
      </div>
      {problem !== undefined && <Problem text={problem} />}
      <DialogButtons {...buttons} onConfirm={confirm} />
      {isTyped && <UnsavedChanges form={asked} holdsUnsaved={() => !isConfirmed.current || isRefused()} />}
    </Dialog>
  );
}

/** Forms ask for themselves, and a choice is repeated with one touch. */
const isText = ({ target }: InputEvent): boolean =>
  target instanceof Element &&
  target.matches(':not(form *):is(textarea, input:not([type="radio"], [type="checkbox"]))');

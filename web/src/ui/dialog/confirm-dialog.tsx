import type { ReactNode } from 'react';
import { Problem } from '../state/problem.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogTone } from './dialog-buttons.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

type Props = {
  /** The question. */
  title: ReactNode;
  /** What it will do, and to whom. */
  children: ReactNode;
  confirm: ReactNode;
  dismiss: ReactNode;
  tone?: DialogTone;
  /** What went wrong; said here, because a notification may be hidden behind the dialog. */
  problem?: string | undefined;
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question before something happens. Render it to ask. */
export function ConfirmDialog({ title, children, problem, onClose, ...buttons }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {problem !== undefined && <Problem text={problem} />}
      <DialogButtons {...buttons} />
    </Dialog>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { SavedNote } from '../state/saved-note.tsx';
import type { FormState } from './use-form-core.ts';

type Props = {
  form: FormState;
  /** The button's text, such as 'Issue the card'; defaults to 'Save'. */
  save?: ReactNode;
  /** False for new input: one tap beside the button would throw it away. */
  hasUndo?: boolean;
  /** A refusal is already known, and its reason shown. */
  isRefused?: boolean;
};

/** Save, and undo as soon as there is something to undo. */
export function FormButtons({ form, save, hasUndo = true, isRefused = false }: Props) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
      <button
        type="submit"
        // Keeps the focus in the field until the click: leaving it may show an error above, and the button would move
        // away from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        disabled={!form.canSave || isRefused}
        aria-disabled={form.isSending}
        className={`${buttonStyle('action')} aria-disabled:cursor-progress`}
      >
        {form.isSending ? (
          <Trans comment="While a form is being sent">Saving…</Trans>
        ) : (
          (save ?? <Trans comment="Button of a form">Save</Trans>)
        )}
      </button>
      {hasUndo && form.isDirty && (
        <button type="button" onClick={form.undo} disabled={form.isSending} className={buttonStyle('quiet')}>
          <Trans comment="Button: put back what stood in the form before">Undo changes</Trans>
        </button>
      )}
      <SavedNote isShown={form.isSaved} />
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { WordedDialog } from './worded-dialog.tsx';

/** The contract's limit for a reason. */
const MAX_REASON_LENGTH = 500;

type Props = Omit<ComponentProps<typeof WordedDialog>, 'tone' | 'field'>;

/** For irreversible acts: the reason is required, and appears in the history. */
export function ReasonedDialog(props: Props) {
  const { t } = useLingui();
  return (
    <WordedDialog
      tone="final"
      field={{
        name: 'reason',
        label: t({ message: 'Reason', comment: 'Why something that cannot be undone is done' }),
        hint: t`It stands in the history, with your name.`,
        maxLength: MAX_REASON_LENGTH,
        missing: t`Please say why`,
      }}
      {...props}
    />
  );
}

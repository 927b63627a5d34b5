import { passCalls } from '@laine/contract/admin/pass-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import type { PersonData } from './person-data.ts';

type Props = { pass: PersonData['passes'][number]; refreshes: readonly QueryKey[]; onClose: () => void };

/** Ended by us: unused days are refunded, unless it was misused. */
export function RevokePassDialog({ pass, refreshes, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isMisuse, setMisuse] = useState(false);
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(passCalls.revokePass, {
    onDone: onClose,
    refreshes,
  });
  return (
    <ReasonedDialog
      title={<Trans comment="Question before a pass is ended; with its name">End “{pass.name}”?</Trans>}
      confirm={<Trans comment="Button: a pass is ended by the operator">End the pass</Trans>}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing || needsSignIn}
      problem={problem}
      onConfirm={(reason) => act({ passId: pass.id, reason, isMisuse })}
      onClose={onClose}
    >
      <p className="mt-3 mb-4">
        <Trans>The customer is told, and cannot use it from now on. It cannot be undone.</Trans>
      </p>
      <CheckboxField
        id={id}
        name="isMisuse"
        label={t`It was misused`}
        hint={t`Then nothing is paid back. Otherwise the unused days are.`}
        value={isMisuse}
        onChange={setMisuse}
      />
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ReasonedDialog>
  );
}

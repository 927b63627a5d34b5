import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';
import type { StationDetail } from '../station-data.ts';
import { prefWords } from './pref-words.ts';
import type { PrefsForm } from './use-prefs-form.ts';

type Props = { form: PrefsForm; station: StationDetail };

/** The PIN is written and never read: an empty field keeps it, and taking it away is a wish of its own. */
export function PinField({ form, station }: Props) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const remove = useFreshAct(stationCalls.editStation, {
    onDone: () => {
      setAsking(false);
      notify({ tone: 'done', title: t`The PIN is removed` });
    },
  });
  return (
    <div className="grid gap-3">
      <TextField
        {...form.field('ADMIN_PIN')}
        label={i18n._(prefWords.ADMIN_PIN.label)}
        hint={i18n._(prefWords.ADMIN_PIN.meaning)}
        placeholder={t({ message: 'Leave empty to keep it', comment: 'In the field of a PIN that is never shown' })}
        inputMode="numeric"
        autoComplete="new-password"
      />
      <div>
        <button type="button" onClick={() => setAsking(true)} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Button: the touch screen has no staff page any more">Remove the PIN</Trans>
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={<Trans>Remove the staff PIN?</Trans>}
          confirm={<Trans comment="Button: the touch screen has no staff page any more">Remove the PIN</Trans>}
          dismiss={<Trans>Not now</Trans>}
          problem={remove.problem}
          isDisabled={remove.isActing || remove.needsSignIn}
          onConfirm={() => remove.act({ stationId: station.id, prefs: { ADMIN_PIN: '' } })}
          onClose={() => setAsking(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>The touch screen then has no staff page until a new PIN is set.</Trans>
          </p>
          {remove.needsSignIn && <FreshSignIn onDone={remove.goOn} />}
        </ConfirmDialog>
      )}
    </div>
  );
}

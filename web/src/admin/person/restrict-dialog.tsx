import type { Person } from '@laine/contract/admin/entities.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ReasonedDialog } from '../../ui/dialog/reasoned-dialog.tsx';
import { DateField } from '../../ui/field/date-field.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import { nameOfPerson } from '../people/name-of-person.ts';

type Props = { person: Person; kind: 'suspend' | 'ban'; refreshes: readonly QueryKey[]; onClose: () => void };

/** Stops a person from booking, or bans them. They're told the reason. */
export function RestrictDialog({ person, kind, refreshes, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [day, setDay] = useState<string>();
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(personCalls.editPerson, {
    onDone: onClose,
    refreshes,
  });
  const name = nameOfPerson(person);
  return (
    <ReasonedDialog
      title={
        kind === 'ban' ? (
          <Trans comment="Question; with the name of a person">Ban {name}?</Trans>
        ) : (
          <Trans comment="Question; with the name of a person">Suspend {name}?</Trans>
        )
      }
      confirm={
        kind === 'ban' ? (
          <Trans comment="Button: somebody cannot sign in any more">Ban</Trans>
        ) : (
          <Trans comment="Button: somebody may not book">Suspend</Trans>
        )
      }
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      isDisabled={isActing || needsSignIn || day === 'incomplete'}
      problem={problem}
      onConfirm={(reason) =>
        act({
          personId: person.id,
          status: kind === 'ban' ? 'banned' : 'suspended',
          reason,
          ...(day !== undefined && { until: `${day}T00:00:00Z` }),
        })
      }
      onClose={onClose}
    >
      <p className="mt-3 mb-4">
        {kind === 'ban' ? (
          <Trans>
            They are signed out everywhere and cannot sign in. Coming bookings are cancelled. They are told the reason.
          </Trans>
        ) : (
          <Trans>They cannot book any more. Coming bookings stay. They are told the reason.</Trans>
        )}
      </p>
      <DateField
        id={id}
        name="until"
        label={t({ message: 'Until', comment: 'Field: the day on which a restriction ends' })}
        hint={t`Empty: until somebody lifts it.`}
        value={day}
        onChange={setDay}
      />
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ReasonedDialog>
  );
}

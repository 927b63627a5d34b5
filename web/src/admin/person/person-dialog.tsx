import type { Person } from '@laine/contract/admin/entities.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import { nameOfPerson } from '../people/name-of-person.ts';
import { saveAsFile } from './save-as-file.ts';

export type PersonStep = 'restore' | 'make-admin' | 'make-user' | 'sign-out' | 'export' | 'delete';

type Words = { title: MessageDescriptor; confirm: MessageDescriptor; what: MessageDescriptor };

const words: Readonly<Record<PersonStep, Words>> = {
  restore: {
    title: msg({ message: 'Restore this account?', comment: 'Question' }),
    confirm: msg({ message: 'Restore', comment: 'Button: somebody may book and sign in again' }),
    what: msg`They can book and sign in again, and are told.`,
  },
  'make-admin': {
    title: msg({ message: 'Make this person an admin?', comment: 'Question' }),
    confirm: msg({ message: 'Make admin', comment: 'Button: somebody becomes an admin' }),
    what: msg`Admins see and change everything: people, money, keys and every station. Every login of theirs ends.`,
  },
  'make-user': {
    title: msg({ message: 'Take the admin role away?', comment: 'Question' }),
    confirm: msg({ message: 'Take it away', comment: 'Button: an admin becomes a usual person' }),
    what: msg`Every login of theirs ends, and API keys that they made stop working.`,
  },
  'sign-out': {
    title: msg({ message: 'Sign out everywhere?', comment: 'Question' }),
    confirm: msg({ message: 'Sign out', comment: 'Button: ends every login of a person' }),
    what: msg`Every browser and program in which they are signed in is signed out.`,
  },
  export: {
    title: msg({ message: 'Export their data?', comment: 'Question' }),
    confirm: msg({ message: 'Export', comment: 'Button: everything stored about a person, as a file' }),
    what: msg`Everything that is stored about them, as a file. Only for somebody who asked in writing and cannot sign in.`,
  },
  delete: {
    title: msg({ message: 'Delete this account?', comment: 'Question' }),
    confirm: msg({ message: 'Begin the deletion', comment: 'Button: begins the deletion of an account' }),
    what: msg`Only for somebody who asked in writing. They can come back for 30 days by signing in, then their data is removed.`,
  },
};

type Props = { person: Person; step: PersonStep; refreshes: readonly QueryKey[]; onClose: () => void };

/** A question before something is done about somebody. */
export function PersonDialog({ person, step, refreshes, onClose }: Props) {
  const { i18n } = useLingui();
  const { title, confirm, what } = words[step];
  const { ask, isActing, needsSignIn, goOn, problem } = useStep({ person, step, refreshes, onClose });
  return (
    <ConfirmDialog
      title={i18n._(title)}
      confirm={i18n._(confirm)}
      dismiss={<Trans comment="Button: nothing is changed">Not now</Trans>}
      tone={step === 'delete' || step === 'make-admin' ? 'final' : 'action'}
      isDisabled={isActing || needsSignIn}
      problem={problem}
      onConfirm={ask}
      onClose={onClose}
    >
      <p className="mt-3 font-semibold wrap-anywhere">{nameOfPerson(person)}</p>
      <p className="mt-1">{i18n._(what)}</p>
      {needsSignIn && <FreshSignIn onDone={goOn} />}
    </ConfirmDialog>
  );
}

function useStep({ person: { id: personId }, step, refreshes, onClose }: Props) {
  const options = { onDone: onClose, refreshes };
  const edit = useFreshAct(personCalls.editPerson, options);
  const signOut = useFreshAct(personCalls.endPersonLogins, options);
  const begin = useFreshAct(personCalls.deletePerson, options);
  const give = useFreshAct(personCalls.exportPerson, {
    onDone: (data) => {
      saveAsFile(`${personId}.json`, JSON.stringify(data, null, 2));
      onClose();
    },
    refreshes,
  });
  const asks = {
    restore: { ...edit, ask: () => edit.act({ personId, status: 'active' }) },
    'make-admin': { ...edit, ask: () => edit.act({ personId, role: 'admin' }) },
    'make-user': { ...edit, ask: () => edit.act({ personId, role: 'user' }) },
    'sign-out': { ...signOut, ask: () => signOut.act({ personId }) },
    export: { ...give, ask: () => give.act({ personId }) },
    delete: { ...begin, ask: () => begin.act({ personId }) },
  };
  return asks[step];
}

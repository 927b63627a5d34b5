import type { Person } from '@laine/contract/admin/entities.ts';
import { peopleCalls } from '@laine/contract/admin/people-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { LongTextField } from '../../ui/field/long-text-field.tsx';
import { Problem } from '../../ui/state/problem.tsx';
import { FreshSignIn } from '../fresh/fresh-sign-in.tsx';
import { useFreshAct } from '../../ui/fresh/use-fresh-act.ts';

const MAX_NOTE_LENGTH = 2000;

/** For whoever looks at this person next. */
export function PersonNote({ person: { id: personId, note, status } }: { person: Person }) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(note ?? '');
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(peopleCalls.editPerson, {
    refreshes: [callKey(peopleCalls.person, { personId })],
  });
  const isChanged = text.trim() !== (note ?? '');
  return (
    <section className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <LongTextField
        id={id}
        name="note"
        label={t({ message: 'Note', comment: 'What staff write about a rental' })}
        hint={t`For your colleagues. The customer gets it when asking for their data.`}
        value={text}
        onChange={setText}
        maxLength={MAX_NOTE_LENGTH}
        isDisabled={status === 'removed'}
      />
      {problem !== undefined && <Problem text={problem} />}
      {needsSignIn && <FreshSignIn onDone={goOn} />}
      {isChanged && !needsSignIn && (
        <button
          type="button"
          disabled={isActing}
          onClick={() => act({ personId, note: text.trim() })}
          className={`${buttonStyle('action', 'small')} justify-self-start`}
        >
          <Trans comment="Button: keeps a note about a person">Save note</Trans>
        </button>
      )}
    </section>
  );
}

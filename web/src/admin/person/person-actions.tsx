import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Ban,
  CirclePause,
  FileDown,
  LogOut,
  RotateCcw,
  ShieldCheck,
  ShieldOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { callKey } from '../../api/call-query.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { StaffPersonContext } from '../frame/staff-person.ts';
import type { PersonData } from './person-data.ts';
import { PersonDialog, type PersonStep } from './person-dialog.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';

type Asked = PersonStep | 'suspend' | 'ban';

/** An admin's actions on somebody else; nobody decides about themselves. */
export function PersonActions({ detail: { person } }: { detail: PersonData }) {
  const { t } = useLingui();
  const { email } = use(StaffPersonContext);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const refreshes = [callKey(personCalls.person, { personId: person.id }), callKey(personCalls.people)];
  const { status, role } = person;
  const isSelf = person.email === email;
  const isGone = status === 'removed';
  const isRestricted = status === 'suspended' || status === 'banned';
  return (
    <section
      aria-label={t({ message: 'Actions', comment: 'What can be done with a booking' })}
      className="grid gap-2 rounded-card border border-line bg-paper p-3 sm:grid-cols-2 xl:sticky xl:top-20 xl:row-span-2 xl:grid-cols-1"
    >
      {isRestricted && (
        <Action icon={RotateCcw} isPossible={!isSelf} onPick={() => setAsked('restore')}>
          <Trans comment="Button: somebody may book and sign in again">Restore</Trans>
        </Action>
      )}
      <Action
        icon={CirclePause}
        isPossible={!isSelf && !isGone && status !== 'suspended'}
        onPick={() => setAsked('suspend')}
      >
        <Trans comment="Button: somebody may not book">Suspend</Trans>
      </Action>
      {status !== 'banned' && (
        <Action icon={Ban} isPossible={!isSelf && !isGone} onPick={() => setAsked('ban')}>
          <Trans comment="Button: somebody cannot sign in any more">Ban</Trans>
        </Action>
      )}
      {role === 'admin' ? (
        <Action icon={ShieldOff} isPossible={!isSelf} onPick={() => setAsked('make-user')}>
          <Trans comment="Button: an admin becomes a usual person">Take the admin role away</Trans>
        </Action>
      ) : (
        !isRestricted && (
          <Action icon={ShieldCheck} isPossible={!isGone} onPick={() => setAsked('make-admin')}>
            <Trans comment="Button: somebody becomes an admin">Make admin</Trans>
          </Action>
        )
      )}
      <Action icon={LogOut} isPossible={!isGone} onPick={() => setAsked('sign-out')}>
        <Trans comment="Button: ends every login of a person">Sign out everywhere</Trans>
      </Action>
      <Action icon={FileDown} isPossible={!isGone} onPick={() => setAsked('export')}>
        <Trans comment="Button: everything stored about a person, as a file">Export their data</Trans>
      </Action>
      <Action
        icon={Trash2}
        isPossible={!isSelf && !isGone && person.removedOn === null}
        onPick={() => setAsked('delete')}
      >
        <Trans comment="Button: begins the deletion of an account that somebody asked for in writing">
          Delete the account
        </Trans>
      </Action>
      {(asked === 'suspend' || asked === 'ban') && (
        <RestrictDialog person={person} kind={asked} refreshes={refreshes} onClose={close} />
      )}
      {asked !== undefined && asked !== 'suspend' && asked !== 'ban' && (
        <PersonDialog person={person} step={asked} refreshes={refreshes} onClose={close} />
      )}
    </section>
  );
}

type ActionProps = { icon: LucideIcon; isPossible: boolean; onPick: () => void; children: ReactNode };

const Action = ({ icon: Icon, isPossible, onPick, children }: ActionProps) => (
  <button type="button" disabled={!isPossible} onClick={onPick} className={`${buttonStyle('quiet')} justify-start!`}>
    <Icon aria-hidden className="size-4.5 text-action" />
    {children}
  </button>
);

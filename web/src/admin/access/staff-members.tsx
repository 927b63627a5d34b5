import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { StaffMember } from '@laine/contract/admin/entities.ts';
import { ownerCalls } from '@laine/contract/admin/owner-calls.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmailText } from '../../ui/data/email-text.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import type { Column } from '../../ui/table/column.ts';
import { ListTable } from '../../ui/table/list-table.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import { FreshFormProblem } from '../fresh/fresh-form-problem.tsx';
import { PersonState } from '../people/person-state.tsx';
import type { StaffAnswer } from './access-data.ts';
import { OwnedStations } from './owned-stations.tsx';

type Props = { loaded: StaffAnswer; stations: readonly NamedStation[]; now: Temporal.Instant };

/** Admins and the owners of stations. Roles and logins are changed on the page of the person. */
export function StaffMembers({ loaded, stations, now }: Props) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const asked = useCall(personCalls.staffMembers, {}, { initialData: loaded });
  const { members } = asked.data ?? loaded;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans comment="Heading: admins and owners">Staff</Trans>
        </h2>
        <button type="button" onClick={() => setAdding(true)} className={buttonStyle('quiet', 'small')}>
          <UserPlus aria-hidden className="size-4" />
          <Trans comment="Button: gives a station to somebody">Add an owner</Trans>
        </button>
      </div>
      <ListTable
        caption={t({ message: 'Staff', comment: 'Heading: admins and owners' })}
        columns={columns(stations, now)}
        rows={members}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.person(id)}
        asked={asked}
      />
      <p className="text-sm text-ink-soft">
        <Trans>Open somebody to change their role, or to sign them out everywhere.</Trans>
      </p>
      {isAdding && <AddOwner stations={stations} onClose={() => setAdding(false)} />}
    </section>
  );
}

const columns = (stations: readonly NamedStation[], now: Temporal.Instant): readonly Column<StaffMember>[] => [
  {
    key: 'who',
    heading: <Trans comment="Column: name of a person">Name</Trans>,
    cell: ({ name, email }) => <EmailText email={name ? `${name} (${email})` : email} />,
    onCard: 'title',
  },
  {
    key: 'role',
    heading: <Trans comment="Whether somebody is an admin">Role</Trans>,
    cell: ({ role }) =>
      role === 'admin' ? (
        <Trans comment="Role of a person">Admin</Trans>
      ) : (
        <Trans comment="Role of a person who runs stations">Owner</Trans>
      ),
  },
  {
    key: 'stations',
    heading: <Trans comment="The stations that somebody runs">Runs</Trans>,
    cell: (member) => <OwnedStations member={member} stations={stations} />,
  },
  {
    key: 'logins',
    heading: <Trans comment="Column: in how many browsers and programs somebody is signed in">Logins</Trans>,
    cell: ({ logins }) => logins,
    align: 'end',
    needs: 'lg',
  },
  {
    key: 'seen',
    heading: <Trans comment="Column: when somebody was here last">Last seen</Trans>,
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? '–' : <RelativeTime moment={lastSeenAt} now={now} timeZone="UTC" />,
    needs: 'lg',
  },
  {
    key: 'status',
    heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
    cell: ({ status }) => <PersonState status={status} />,
    onCard: 'corner',
  },
];

function AddOwner({ stations, onClose }: { stations: readonly NamedStation[]; onClose: () => void }) {
  const { t } = useLingui();
  const form = useCallForm(ownerCalls.addStationUser, {
    start: {},
    refreshes: [callKey(personCalls.staffMembers)],
    onDone: onClose,
  });
  return (
    <Drawer title={<Trans comment="Button: gives a station to somebody">Add an owner</Trans>} onClose={onClose}>
      <Form form={form}>
        <SelectField
          {...form.field('stationId')}
          label={t({ message: 'Station', comment: 'Column: place with lockers' })}
          options={stations.map(({ id, name }) => ({ value: id, label: name }))}
          none={t({ message: 'Please choose', comment: 'Before something is chosen' })}
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t({ message: 'E-mail', comment: 'E-mail address' })}
          hint={t`Somebody new is invited by mail.`}
        />
        <FormButtons
          form={form}
          hasUndo={false}
          save={<Trans comment="Button: gives a station to somebody">Add an owner</Trans>}
        />
      </Form>
      <FreshFormProblem form={form} />
    </Drawer>
  );
}

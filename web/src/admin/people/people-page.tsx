import { adminPaths } from '@laine/contract/admin-paths.ts';
import { AccountStatus } from '@laine/contract/states.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { ListTable } from '../../ui/table/list-table.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { accountStatusWords } from '../words/account-words.ts';
import { nameOfPerson } from './name-of-person.ts';
import { peopleList } from './people-list.ts';
import { PersonState } from './person-state.tsx';

const TICK_MS = 60_000;

type Answer = AnswerOf<typeof peopleList>;
type ListedPerson = Answer['people'][number];
type Props = { loaded: Answer; serverNow: string };

/** Everybody with an account, newest first. */
export function PeoplePage({ loaded, serverNow }: Props) {
  const { t, i18n } = useLingui();
  const now = useClock(serverNow, TICK_MS);
  const list = useList(peopleList, loaded);
  const { people, total } = list.answer;
  const title = t({ message: 'People', comment: 'Staff page: everybody with an account' });
  return (
    <StaffPage title={title}>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SelectField
          {...list.field('status')}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={AccountStatus.options.map((value) => ({ value, label: i18n._(accountStatusWords[value]) }))}
          none={t({ message: 'All', comment: 'No filter' })}
        />
        <SelectField
          {...list.field('late')}
          label={t({ message: 'Late returns', comment: 'Filter of people' })}
          options={[{ value: 'yes', label: t`Late twice, to be decided` }]}
          none={t({ message: 'All', comment: 'No filter' })}
        />
      </TableFilters>
      <p className="figures -mb-2 text-sm text-ink-soft" aria-live="polite">
        <Plural value={total} one="# person" other="# people" />
      </p>
      <ListTable
        caption={title}
        columns={columns(now)}
        rows={people}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.person(id)}
        asked={list.asked}
        empty={
          <EmptyState isInside title={t({ message: 'Nobody', comment: 'The list of people is empty' })}>
            {list.isFiltered ? t`Nobody matches these filters.` : t`People appear here as they sign in.`}
          </EmptyState>
        }
      />
      <ListPager list={list} total={total} rowsPerPage={peopleList.rowsPerPage} />
    </StaffPage>
  );
}

const columns = (now: Temporal.Instant): readonly Column<ListedPerson>[] => [
  {
    key: 'name',
    heading: <Trans comment="Column: name of a person">Name</Trans>,
    cell: (person) => <EmailText email={nameOfPerson(person)} />,
    onCard: 'title',
  },
  {
    key: 'email',
    heading: <Trans comment="E-mail address">E-mail</Trans>,
    // Without a name, the address is already in the name's column.
    cell: (person) => (person.email === nameOfPerson(person) ? '–' : <EmailText email={person.email || '–'} />),
  },
  {
    key: 'phone',
    heading: <Trans>Phone number</Trans>,
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone === null ? '–' : formatPhone(phone)}</span>,
    needs: 'lg',
  },
  {
    key: 'warnings',
    heading: <Trans comment="Column: how many warnings hold">Warnings</Trans>,
    cell: ({ warnings }) => (warnings === 0 ? '–' : warnings),
    align: 'end',
  },
  {
    key: 'owes',
    heading: <Trans comment="Column: what somebody has not paid">Owes</Trans>,
    cell: ({ unpaidInCents }) => (unpaidInCents === 0 ? '–' : <Money cents={unpaidInCents} />),
    align: 'end',
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

import { formatPhone } from '@laine/rules/format-phone.ts';
import { adminPaths } from '@laine/contract/admin-paths.ts';
import { peopleCalls } from '@laine/contract/admin/people-calls.ts';
import { AccountStatus } from '@laine/contract/states.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { Money } from '../../ui/data/money.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { pagesFor } from '../../ui/table/paging.ts';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useListAddress } from '../../ui/table/use-list-address.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { accountStatusWords } from '../words/account-words.ts';
import { nameOfPerson } from './name-of-person.ts';
import { inputOf, PEOPLE_PER_PAGE, PeopleAddress, type ListedPerson, type PeopleAnswer } from './people-data.ts';
import { PersonState } from './person-state.tsx';

const TICK_MS = 60_000;

type Props = { loaded: PeopleAnswer; serverNow: string };

/** Everybody with an account, newest first. */
export function PeoplePage({ loaded, serverNow }: Props) {
  const { t, i18n } = useLingui();
  const now = useClock(serverNow, TICK_MS);
  const list = useListAddress(PeopleAddress);
  const { data, error, askAgain } = useCall(peopleCalls.people, inputOf(list.shown), { initialData: loaded });
  const { people, total } = data ?? loaded;
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
      <Table
        caption={title}
        columns={columns(now)}
        rows={people}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.person(id)}
        {...(error && { instead: <ErrorState error={error} onRetry={() => void askAgain()} /> })}
        {...(!error &&
          people.length === 0 && {
            instead: (
              <EmptyState isInside title={t({ message: 'Nobody', comment: 'The list of people is empty' })}>
                {list.isFiltered ? t`Nobody matches these filters.` : t`People appear here as they sign in.`}
              </EmptyState>
            ),
          })}
      />
      <ListPager
        page={list.shown.page}
        pages={pagesFor(total, PEOPLE_PER_PAGE)}
        hrefOf={(page) => list.hrefWith({ page })}
      />
    </StaffPage>
  );
}

const columns = (now: Temporal.Instant): readonly Column<ListedPerson>[] => [
  {
    key: 'name',
    heading: <Trans comment="Column: name of a person">Name</Trans>,
    cell: (person) => <span className="font-medium break-all">{nameOfPerson(person)}</span>,
    onCard: 'title',
  },
  {
    key: 'email',
    heading: <Trans comment="E-mail address">E-mail</Trans>,
    cell: ({ email }) => <span className="break-all">{email || '–'}</span>,
  },
  {
    key: 'phone',
    heading: <Trans>Phone number</Trans>,
    cell: ({ phone }) => (phone === null ? '–' : formatPhone(phone)),
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

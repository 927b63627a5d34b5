import { adminPaths } from '@laine/contract/admin-paths.ts';
import { giftCardCalls, type AdminGiftCard } from '@laine/contract/admin/gift-card-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { callKey } from '../../api/call-query.ts';
import { useCall } from '../../api/use-call.ts';
import { longDateText } from '../../i18n/moments.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { EmailText } from '../../ui/data/email-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { AnswerOf } from '../../ui/table/list-of.ts';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { ListTable } from '../../ui/table/list-table.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { MoneyFrame } from '../money/money-frame.tsx';
import { giftCardStatusWords } from '../words/prepaid-words.ts';
import { BlockButton } from './block-button.tsx';
import { GiftCardState } from './gift-card-state.tsx';
import { giftCardsList, ShownStatus } from './gift-cards-list.ts';
import { IssueDrawer } from './issue-drawer.tsx';

type Props = { loaded: AnswerOf<typeof giftCardsList> };

/** Cards that were sold or issued, newest first. */
export function GiftCardsPage({ loaded }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const list = useList(giftCardsList, loaded);
  const [isIssuing, setIssuing] = useState(false);
  // A code is money and an e-mail is personal, so neither may appear in a URL.
  const [search, setSearch] = useState<string>();
  const found = useCall(giftCardCalls.findGiftCards, { search: search ?? '' }, { enabled: !!search, gcTime: 0 });
  const { giftCards, neighbours } = search ? { giftCards: found.data?.giftCards ?? [], neighbours: null } : list.answer;
  return (
    <MoneyFrame
      actions={
        <button type="button" onClick={() => setIssuing(true)} className={buttonStyle('action', 'small')}>
          <Plus aria-hidden className="size-4" />
          <Trans comment="Button: makes a gift card that nobody paid for">Issue a gift card</Trans>
        </button>
      }
    >
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SearchField
          id="find-gift-card"
          name="find-gift-card"
          value={search}
          onChange={setSearch}
          label={t`Find a gift card`}
          hint={t`The whole code, or the e-mail address of buyer or recipient`}
        />
        <SelectField
          {...list.field('status')}
          label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
          options={ShownStatus.options.map((value) => ({ value, label: i18n._(giftCardStatusWords[value]) }))}
          none={t({ message: 'All', comment: 'No filter' })}
        />
      </TableFilters>
      <ListTable
        caption={t({ message: 'Gift cards', comment: 'Tab: gift cards that were sold or issued' })}
        columns={columns(locale)}
        rows={giftCards}
        keyOf={({ id }) => id}
        asked={search ? found : list.asked}
        empty={
          search && found.isPending ? (
            <SkeletonRows rows={3} />
          ) : (
            <EmptyState isInside title={t({ message: 'No gift cards', comment: 'The list is empty' })}>
              {search || list.isFiltered
                ? t`None matches these filters.`
                : t`They appear here as they are sold or issued.`}
            </EmptyState>
          )
        }
      />
      {neighbours && <ListPager list={list} neighbours={neighbours} />}
      {isIssuing && <IssueDrawer onClose={() => setIssuing(false)} />}
    </MoneyFrame>
  );
}

const columns = (locale: Locale): readonly Column<AdminGiftCard>[] => [
  {
    key: 'code',
    heading: <Trans comment="Column: the last letters of a code">Code</Trans>,
    cell: ({ lastLetters }) => <span className="figures font-medium whitespace-nowrap">…{lastLetters}</span>,
    onCard: 'title',
  },
  {
    key: 'from',
    heading: <Trans comment="Column: who bought or issued a gift card">From whom</Trans>,
    cell: ({ buyer, issuedBy }) =>
      buyer === null ? (
        <EmailText email={issuedBy ?? '–'} />
      ) : (
        <Link to={adminPaths.person(buyer.personId)} className="link">
          <EmailText email={buyer.email} />
        </Link>
      ),
  },
  {
    key: 'for',
    heading: <Trans comment="Column: whom a gift card is for">For whom</Trans>,
    cell: ({ recipientEmail }) => <EmailText email={recipientEmail ?? '–'} />,
    needs: 'lg',
  },
  {
    key: 'expires',
    heading: <Trans comment="Column: until when a gift card is valid">Valid until</Trans>,
    cell: ({ expiresAt }) => (expiresAt === null ? '–' : longDateText(expiresAt, 'UTC', locale)),
    needs: 'xl',
  },
  {
    key: 'initial',
    heading: <Trans comment="Column: what a gift card had at first">Issued with</Trans>,
    cell: ({ initialInCents }) => <Money cents={initialInCents} />,
    align: 'end',
    // In Russian it squeezed the addresses, which broke after every few letters.
    needs: 'widest',
  },
  {
    key: 'balance',
    heading: <Trans comment="Column: what is left on a gift card">Left</Trans>,
    cell: ({ balanceInCents }) => <Money cents={balanceInCents} />,
    align: 'end',
  },
  {
    key: 'status',
    heading: <Trans comment="Column: state of a booking or rental">Status</Trans>,
    cell: ({ status }) => <GiftCardState status={status} />,
    onCard: 'corner',
  },
  {
    key: 'act',
    heading: <Trans comment="Column: what can be done">Next step</Trans>,
    cell: (card) => <BlockButton card={card} refreshes={[callKey(giftCardCalls.giftCards)]} />,
  },
];

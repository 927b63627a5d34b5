import type { Neighbours } from '@laine/contract/fields.ts';
import { Trans } from '@lingui/react/macro';
import { Pager } from './pager.tsx';
import { pagesFor } from './paging.ts';

/** From `useListAddress`. */
type Counted = { shown: { page: number }; hrefWith: (place: { page: number }) => string };
type Endless = { hrefWith: (place: { before: string | undefined; after: string | undefined }) => string };
type Props = { list: Counted; total: number; rowsPerPage: number } | { list: Endless; neighbours: Neighbours };

/**
 * A counted list can have any order, so its pages are just next and previous. A list too long to count goes on from the
 * shown rows to older or back to newer ones.
 */
export function ListPager(props: Props) {
  if ('total' in props) {
    const { list, total, rowsPerPage } = props;
    const hrefOf = (page: number) => list.hrefWith({ page });
    return (
      <Pager
        at={{ page: list.shown.page, pages: pagesFor(total, rowsPerPage), hrefOf }}
        words={{
          back: <Trans comment="Link to the page before">Previous</Trans>,
          on: <Trans comment="Link to the page after this one">Next</Trans>,
        }}
      />
    );
  }
  const { list, neighbours } = props;
  const { older, newer } = neighbours;
  return (
    <Pager
      at={{
        back: newer === null ? null : list.hrefWith({ before: undefined, after: newer }),
        on: older === null ? null : list.hrefWith({ before: older, after: undefined }),
      }}
      words={{
        back: <Trans comment="Link to the page before">Newer</Trans>,
        on: <Trans comment="Link to the next page, with older rows">Older</Trans>,
      }}
    />
  );
}

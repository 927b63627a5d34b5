import { Trans } from '@lingui/react/macro';
import { Pager } from './pager.tsx';
import { pagesFor } from './paging.ts';

type Props = {
  /** What `useListAddress` answers. */
  list: { shown: { page: number }; hrefWith: (place: { page: number }) => string };
  total: number;
  rowsPerPage: number;
};

/** For lists in any order, of which the next page is neither older nor newer. */
export function ListPager({ list, total, rowsPerPage }: Props) {
  return (
    <Pager
      page={list.shown.page}
      pages={pagesFor(total, rowsPerPage)}
      hrefOf={(page) => list.hrefWith({ page })}
      back={<Trans comment="Link to the page before">Previous</Trans>}
      on={<Trans comment="Link to the page after this one">Next</Trans>}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { Pager } from './pager.tsx';

type Props = { page: number; pages: number; hrefOf: (page: number) => string };

/** For lists in any order, of which the next page is neither older nor newer. */
export function ListPager(props: Props) {
  return (
    <Pager
      {...props}
      back={<Trans comment="Link to the page before">Previous</Trans>}
      on={<Trans comment="Link to the page after this one">Next</Trans>}
    />
  );
}

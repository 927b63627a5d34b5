import { Trans, useLingui } from '@lingui/react/macro';
import { List, Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router';

type Props = { isMap: boolean; listHref: string; mapHref: string };

const look =
  'flex min-h-12 items-center gap-2 px-3 text-sm sm:px-4 font-medium text-ink-soft first:rounded-l-control last:rounded-r-control ' +
  'border border-line-strong not-first:border-l-0 bg-paper hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-action';

/** The same stations as a list or on a map; which of them stands in the address. */
export function ViewSwitch({ isMap, listHref, mapHref }: Props) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t({ message: 'View', comment: 'Name of the choice between list and map, for screen readers' })}
      className="flex self-end"
    >
      <Link to={listHref} replace preventScrollReset aria-current={isMap ? undefined : 'page'} className={look}>
        <List aria-hidden className="size-4.5 max-sm:hidden" />
        <Trans comment="The stations as a list">List</Trans>
      </Link>
      <Link to={mapHref} replace preventScrollReset aria-current={isMap ? 'page' : undefined} className={look}>
        <MapIcon aria-hidden className="size-4.5 max-sm:hidden" />
        <Trans comment="The stations on a map">Map</Trans>
      </Link>
    </nav>
  );
}

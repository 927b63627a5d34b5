import type { AuditEntry } from '@laine/contract/admin/entities.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CopyableId } from '../../ui/data/copyable-id.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { alertWords } from '../alerts/alert-words.ts';
import type { NamedStation } from '../frame/station-filter.tsx';
import { linkStyle } from './link-style.ts';
import { targetAddress } from './target-address.ts';

type Props = { entry: AuditEntry; byId: ReadonlyMap<string, NamedStation> };

/** The target's name and a link to it; the id only if nothing else is known. */
export function TargetName({ entry, byId }: Props) {
  const address = targetAddress(entry);
  const name = useTargetName({ entry, byId });
  if (address === undefined) return name ?? <CopyableId id={entry.target} />;
  return (
    <Link to={address} className={linkStyle}>
      {name ?? entry.target}
    </Link>
  );
}

function useTargetName({ entry: { about, target }, byId }: Props): ReactNode | undefined {
  const { i18n } = useLingui();
  if (about?.kind === 'alert') return i18n._(alertWords[about.alertKind].title);
  if (about?.kind === 'booking') {
    return (
      <>
        <ZonedTime moment={about.start} timeZone={byId.get(about.stationId)?.timeZone ?? 'UTC'} />
        {about.name !== null && ` · ${about.name}`}
      </>
    );
  }
  if (about?.kind === 'gift-card') return <Money cents={about.amountInCents} />;
  if (about?.kind === 'closure') {
    const { lockerNumber, start, stationId } = about;
    return (
      <>
        {lockerNumber !== null && (
          <>
            <Trans>Locker {lockerNumber}</Trans>
            {' · '}
          </>
        )}
        <ZonedTime moment={start} timeZone={byId.get(stationId)?.timeZone ?? 'UTC'} />
      </>
    );
  }
  if (about) return about.name;
  const [stationId = '', lockerNumber] = target.split('/');
  const station = byId.get(stationId);
  if (!station) return undefined;
  if (lockerNumber === undefined) return station.name;
  return (
    <>
      {station.name} · <Trans>Locker {lockerNumber}</Trans>
    </>
  );
}

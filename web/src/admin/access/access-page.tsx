import { useLingui } from '@lingui/react/macro';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import type { LoadedAccess } from './access-data.ts';
import { ApiKeys } from './api-keys.tsx';
import { StaffMembers } from './staff-members.tsx';
import { StationKeys } from './station-keys.tsx';

const TICK_MS = 60_000;

type Props = LoadedAccess & { serverNow: string };

/** People, programs with a key, and programs of stations, with their rights. */
export function AccessPage({ staff, keys, stations, programs, serverNow }: Props) {
  const { t } = useLingui();
  const now = useClock(serverNow, TICK_MS);
  return (
    <StaffPage title={t({ message: 'Access', comment: 'Staff page: who may do what' })}>
      <StaffMembers loaded={staff} stations={stations} now={now} />
      <ApiKeys loaded={keys} stations={stations} now={now} />
      <StationKeys loaded={programs} now={now} />
    </StaffPage>
  );
}

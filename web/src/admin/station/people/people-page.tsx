import { ownerCalls } from '@laine/contract/admin/owner-calls.ts';
import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { StaffPersonContext } from '../../frame/staff-person.ts';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { AddOwnerForm } from './add-owner-form.tsx';
import { OwnerList } from './owner-list.tsx';
import { OwnerShare } from './owner-share.tsx';
import { ReachList } from './reach-list.tsx';

type Props = { loaded: StationDetail };

/** The people who run the station. Owners read, admins change. */
export function PeoplePage({ loaded }: Props) {
  const { isAdmin } = use(StaffPersonContext);
  return (
    <StationFrame loaded={loaded}>
      {({ id }) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <SettingsCard
            title={<Trans comment="Heading: the people who run a station">Owners</Trans>}
            note={
              <Trans>
                They see this station and its rentals, open its doors, and are called when something needs a hand.
              </Trans>
            }
          >
            <Owners stationId={id} isAdmin={isAdmin} />
            <ReachList stationId={id} isAdmin={isAdmin} />
            {!isAdmin && (
              <p className="mt-4 text-sm text-ink-soft">
                <Trans>An admin adds and removes owners. Write to us whom we should add.</Trans>
              </p>
            )}
          </SettingsCard>
          {isAdmin && (
            <SettingsCard
              title={<Trans comment="Heading: a form that makes somebody an owner of a station">Add an owner</Trans>}
              note={<Trans>We write to them. An address that nobody has used yet becomes an account.</Trans>}
            >
              <AddOwnerForm stationId={id} />
            </SettingsCard>
          )}
          {isAdmin && (
            <SettingsCard
              title={<Trans comment="Column: the part of a month that is the owner's">Owner’s share</Trans>}
              note={
                <Trans>
                  What the owner gets of each month. Statements are made from it, a few days after a month ends.
                </Trans>
              }
            >
              <OwnerShare stationId={id} />
            </SettingsCard>
          )}
        </div>
      )}
    </StationFrame>
  );
}

function Owners({ stationId, isAdmin }: { stationId: string; isAdmin: boolean }) {
  const { data, error, askAgain } = useCall(ownerCalls.stationUsers, { stationId });
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-24" />;
  return <OwnerList stationId={stationId} owners={data.users} reach={data.reach} isAdmin={isAdmin} />;
}

import type { OwnData } from '@laine/contract/public/own-data.ts';
import { Trans } from '@lingui/react/macro';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';

type Props = { stationIds: OwnData['stationIds']; actions: OwnData['staffActions'] };

/** Only owners and admins have any. The names of actions are those of the staff's history. */
export function StaffData({ stationIds, actions }: Props) {
  return (
    <>
      <DataGroup
        title={<Trans comment="Heading: stations that the person owns">Your stations</Trans>}
        count={stationIds.length}
      >
        <p className="py-2">{stationIds.join(', ')}</p>
      </DataGroup>
      <DataGroup
        title={<Trans comment="Heading: what somebody did as staff">What you did as staff</Trans>}
        count={actions.length}
      >
        {actions.map((action) => (
          <DataEntry key={`${action.action} ${action.target} ${action.at}`} title={action.action}>
            <KnownFact label={<Trans comment="The thing that staff changed">About</Trans>}>{action.target}</KnownFact>
            <KnownFact label={<Trans comment="Column: name of the station">Station</Trans>}>
              {action.stationId}
            </KnownFact>
            <KnownFact label={<Trans comment="Network address">Network address</Trans>}>{action.from}</KnownFact>
            <KnownFact label={<Trans comment="A moment">When</Trans>}>
              <DataTime moment={action.at} {...(action.stationId !== null && { stationId: action.stationId })} />
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}

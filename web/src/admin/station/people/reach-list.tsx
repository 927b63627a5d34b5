import { alertMessageCalls } from '@laine/contract/admin/alert-message-calls.ts';
import { ownerCalls } from '@laine/contract/admin/owner-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { ReasonedDialog } from '../../../ui/dialog/reasoned-dialog.tsx';

type Props = { stationId: string; isAdmin: boolean };

/** The people to call if a renter goes missing, shown before that happens. */
export function ReachList({ stationId, isAdmin }: Props) {
  const { data } = useCall(ownerCalls.stationUsers, { stationId });
  const [asked, setAsked] = useState<string>();
  const accept = useAct(alertMessageCalls.acceptMail, {
    refreshes: [callKey(ownerCalls.stationUsers, { stationId }), callKey(stationCalls.adminStation, { stationId })],
    isQuiet: true,
    onDone: () => setAsked(undefined),
  });
  if (!data) return null;
  const { reach, hasSms } = data;
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">
        <Trans comment="Heading: the people who are called when a renter is missing">Who can be called</Trans>
      </h3>
      {reach.every(({ isReachable }) => !isReachable) && (
        <p role="alert" className="rounded-control bg-yellow p-3 text-on-yellow">
          <Trans>
            Nobody. The station does not open before one of them has tested their phone on “Alerts to me”; an open one
            sells nothing new after a day.
          </Trans>
        </p>
      )}
      <ul className="grid gap-1">
        {reach.map(({ id, name, isReachable, isMailAccepted }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {isReachable ? (
              <Badge tone="green" icon={Check}>
                <Trans comment="A person whose phone was tried out with a test message">Reachable</Trans>
              </Badge>
            ) : (
              <Badge tone="yellow" icon={TriangleAlert}>
                <Trans comment="A phone number or address that was not tried out with a test message">Not tested</Trans>
              </Badge>
            )}
            {isAdmin && !hasSms && !isMailAccepted && (
              <button type="button" onClick={() => setAsked(id)} className={buttonStyle('quiet', 'small')}>
                <Trans comment="Button: an admin accepts that somebody is called by e-mail">E-mail is enough</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <ReasonedDialog
          title={<Trans comment="Button: an admin accepts that somebody is called by e-mail">E-mail is enough</Trans>}
          confirm={<Trans comment="Button: an admin accepts that somebody is called by e-mail">E-mail is enough</Trans>}
          dismiss={<Trans>Not now</Trans>}
          isDisabled={accept.isActing}
          problem={accept.problem}
          onConfirm={(because) => accept.act({ userId: asked, because })}
          onClose={() => setAsked(undefined)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>There is no SMS here. Say why this person reads their mail in time when a renter is missing.</Trans>
          </p>
        </ReasonedDialog>
      )}
    </div>
  );
}

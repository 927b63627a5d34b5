import { ownerCalls } from '@laine/contract/admin/owner-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';

type Answer = CallAnswer<typeof ownerCalls.stationUsers>;
type Owner = Answer['users'][number];
type Props = { stationId: string; owners: readonly Owner[]; reach: Answer['reach']; isAdmin: boolean };

export function OwnerList({ stationId, owners, reach, isAdmin }: Props) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Owner>();
  const remove = useFreshAct(ownerCalls.removeStationUser, {
    refreshes: [callKey(ownerCalls.stationUsers, { stationId })],
    onDone: () => setAsked(undefined),
  });
  if (owners.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nobody yet: only admins see this station, and admins are called.</Trans>
      </p>
    );
  }
  const askedEmail = asked?.email;
  const reachable = reach.filter(({ isReachable }) => isReachable);
  const isLast = reachable.length === 1 && reachable[0]?.id === asked?.id;
  return (
    <>
      <ul
        aria-label={t({ message: 'Owners', comment: 'Heading: the people who run a station' })}
        className="grid divide-y divide-line"
      >
        {owners.map((owner) => (
          <li key={owner.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <a href={`mailto:${owner.email}`} className="prose-link min-w-0 text-sm break-all">
              {owner.email}
            </a>
            {isAdmin && (
              <button type="button" onClick={() => setAsked(owner)} className={buttonStyle('quiet', 'small')}>
                <Trans comment="Button: somebody is no owner of a station any more">Remove</Trans>
                <span className="sr-only"> {owner.email}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={<Trans>Remove {askedEmail}?</Trans>}
          confirm={<Trans comment="Button: somebody is no owner of a station any more">Remove</Trans>}
          dismiss={<Trans>Not now</Trans>}
          tone="final"
          problem={remove.problem}
          isDisabled={remove.isActing || remove.needsSignIn}
          onConfirm={() => remove.act({ stationId, userId: asked.id })}
          onClose={() => setAsked(undefined)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>They do not see the station any more, and are signed out everywhere. They can be added again.</Trans>
          </p>
          {isLast && (
            <p role="alert" className="mt-3 rounded-control bg-yellow p-3 text-on-yellow">
              <Trans>
                Nobody is left then who can be called if a renter is missing; a day later the station sells nothing new.
              </Trans>
            </p>
          )}
          {remove.needsSignIn && <FreshSignIn onDone={remove.goOn} />}
        </ConfirmDialog>
      )}
    </>
  );
}

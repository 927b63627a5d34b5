import { AlertKind } from '@laine/contract/alert-kind.ts';
import { alertUrgency, type AlertUrgency } from '@laine/contract/alert-urgency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, MessageSquare, Siren, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { alertWords } from '../alerts/alert-words.ts';
import type { AlertMessagesData } from './alert-messages-data.ts';

/** The person's choices about alerts, then the three channels. */
export function WhatReachesMe({ data }: { data: AlertMessagesData }) {
  return (
    <div className="grid gap-6 text-sm">
      <WhoseAlerts data={data} />
      <Way
        icon={Siren}
        title={<Trans comment="Alerts about safety">At once, at any hour</Trans>}
        kinds={['call-out', 'safety']}
      >
        <Trans>
          By SMS and e-mail, whatever is switched off here. When somebody is missing, people are called one after the
          other until one takes it.
        </Trans>
      </Way>
      <Way
        icon={MessageSquare}
        title={<Trans comment="Alerts that are urgent">Within a minute</Trans>}
        kinds={['urgent', 'when-awaited']}
      >
        <Trans>
          By SMS and e-mail. In your quiet hours only if a renter comes within the hour. A silent station, a fault or a
          jammed door waits for the digest if nobody comes before it.
        </Trans>
      </Way>
      <Way
        icon={Mail}
        title={<Trans comment="Alerts that are not urgent">In the daily digest</Trans>}
        kinds={['ordinary']}
        isFolded
      >
        <Trans>One e-mail a day with what is new and still open, each with its next step.</Trans>
      </Way>
    </div>
  );
}

function WhoseAlerts({ data: { stations, isForTheRest } }: { data: AlertMessagesData }) {
  const names = stations.map(({ name }) => name).join(', ');
  return (
    <p className="max-w-prose">
      {names !== '' && (
        <>
          <Trans comment="names is a list of stations">You are told of: {names}.</Trans>{' '}
        </>
      )}
      {isForTheRest ? (
        <Trans>As an admin you hear of stations that nobody is attached to, and of what belongs to no station.</Trans>
      ) : (
        names === '' && <Trans>You are attached to no station, so nothing reaches you.</Trans>
      )}
    </p>
  );
}

type WayProps = {
  icon: LucideIcon;
  title: ReactNode;
  kinds: readonly AlertUrgency[];
  /** The list is long and opens on demand. */
  isFolded?: boolean;
  children: ReactNode;
};

function Way({ icon: Icon, title, kinds, isFolded = false, children }: WayProps) {
  const { i18n } = useLingui();
  const titles = AlertKind.options
    .filter((kind) => kinds.includes(alertUrgency[kind]))
    .map((kind) => ({ kind, words: i18n._(alertWords[kind].title) }));
  const list = (
    <ul className="list-disc pl-5 text-ink-soft">
      {titles.map(({ kind, words }) => (
        <li key={kind}>{words}</li>
      ))}
    </ul>
  );
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      <Icon aria-hidden className="mt-0.5 size-5 text-action" />
      <h3 className="text-base">{title}</h3>
      <div className="col-start-2 grid max-w-prose gap-2">
        <p>{children}</p>
        {isFolded ? (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action">
              <Trans comment="Opens the list of kinds of alerts">Show what is in it</Trans>
            </summary>
            {list}
          </details>
        ) : (
          list
        )}
      </div>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeletionProgress } from './deletion-data.ts';

/** The state of a deletion that somebody requested at Facebook, by its code. */
export function DeletionStatus({ progress }: { progress: DeletionProgress }) {
  const { code } = progress;
  return (
    <section aria-labelledby="request-title" className="mt-6 rounded-card border border-line-strong bg-paper p-5">
      <h2 id="request-title" className="text-lg">
        <Trans>Your request through Facebook</Trans>
      </h2>
      <p className="mt-2">{wordsOf(progress)}</p>
      <p className="figures mt-2 text-sm break-all text-ink-soft">
        <Trans comment="code names a request for deletion">Code {code}</Trans>
      </p>
    </section>
  );
}

function wordsOf({ status, removedOn }: DeletionProgress): ReactNode {
  switch (status) {
    case 'waiting':
      return removedOn === null ? (
        <Trans>Your account is deactivated. Your data will be removed. If you sign in before, everything stays.</Trans>
      ) : (
        <Trans comment="removedOn is a date such as 16 December 2026">
          Your account is deactivated. Your data will be removed on {removedOn}. If you sign in before, everything
          stays.
        </Trans>
      );
    case 'taken-back':
      return <Trans>You have taken this deletion back, so your account is active and nothing was removed.</Trans>;
    case 'removed':
      return removedOn === null ? (
        <Trans>Your account and your data were removed.</Trans>
      ) : (
        <Trans comment="removedOn is a date such as 16 December 2026">
          Your account and your data were removed on {removedOn}.
        </Trans>
      );
    case 'nothing-stored':
      return <Trans>Nobody has signed in here with that Facebook account, so there is nothing to delete.</Trans>;
    default:
      return (
        <Trans>
          We do not know this code. Please check the link that Facebook gave you, or{' '}
          <a href="#contact" className="prose-link">
            write to us
          </a>
          .
        </Trans>
      );
  }
}

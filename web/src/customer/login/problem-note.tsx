import type { LoginProblem } from '@laine/contract/paths.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';

const texts: Record<Exclude<LoginProblem, 'banned'>, MessageDescriptor> = {
  cancelled: msg`You stopped signing in, and that is fine. Pick any way below when you are ready.`,
  failed: msg`Signing in did not work this time. Please try again, or use your e-mail address.`,
  unverified: msg`That account has no confirmed e-mail address. Sign in with your e-mail below and we will send you a code.`,
  expired: msg`Your login has ended. Please sign in again: your choice is kept.`,
};

export function ProblemNote({ problem }: { problem: LoginProblem }) {
  const { i18n } = useLingui();
  return (
    <p className="flex gap-3 rounded-control bg-sand p-3 text-sm text-ink">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-action" />
      <span>{problem === 'banned' ? <BannedWords /> : i18n._(texts[problem])}</span>
    </p>
  );
}

/** The footer of the same page has the ways to reach us. */
function BannedWords() {
  return (
    <Trans>
      This account is blocked. If you think that is a mistake, please{' '}
      <a href="#contact" className="prose-link">
        contact us
      </a>
      .
    </Trans>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Info } from 'lucide-react';
import type { LoginProblem } from '@laine/contract/paths.ts';

const texts: Record<LoginProblem, MessageDescriptor> = {
  cancelled: msg`You stopped signing in, and that is fine. Pick any way below when you are ready.`,
  failed: msg`Signing in did not work this time. Please try again, or use your e-mail address.`,
  unverified: msg`That account has no confirmed e-mail address. Sign in with your e-mail below and we will send you a code.`,
  banned: msg`This account has been closed. If you think that is a mistake, please contact us.`,
  expired: msg`Your login has ended. Please sign in again: your choice is kept.`,
};

export function ProblemNote({ problem }: { problem: LoginProblem }) {
  const { i18n } = useLingui();
  return (
    <p className="flex gap-3 rounded-control bg-sand p-3 text-sm text-ink">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-action" />
      {i18n._(texts[problem])}
    </p>
  );
}

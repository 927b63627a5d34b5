import type { KeyScope } from '@laine/contract/key-scope.ts';
import { Trans } from '@lingui/react/macro';

const names = {
  read: <Trans comment="What an API key may do">Read</Trans>,
  operate: <Trans comment="What an API key may do: the daily work at stations">Operate</Trans>,
  manage: <Trans comment="What an API key may do: also change how stations are run">Manage</Trans>,
  accounting: <Trans comment="What an API key may do: read the books">Accounting</Trans>,
} satisfies Record<KeyScope, unknown>;

export const ScopeName = ({ scope }: { scope: KeyScope }) => names[scope];

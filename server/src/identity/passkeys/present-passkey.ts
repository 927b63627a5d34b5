import type { Passkey } from '@laine/contract/public/passkey-calls.ts';
import type { PasskeyRow } from './passkey-store.ts';

export const presentPasskey = ({ createdAt, lastUsedAt, ...passkey }: PasskeyRow): Passkey => ({
  ...passkey,
  createdAt: createdAt.toString(),
  lastUsedAt: lastUsedAt?.toString() ?? null,
});

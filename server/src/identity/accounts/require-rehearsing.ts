import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';

/** With test keys nobody pays, so boards go only to people whom the operator has named. */
export function requireRehearsing({ settings }: Deps, { email }: { email: string }): void {
  const { rehearsalFor } = settings;
  if (rehearsalFor && !rehearsalFor.includes(email)) throw new Refusal('rehearsal-only');
}

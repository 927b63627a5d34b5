import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readCursorPage } from '../db/cursor-page.ts';
import type { Deps } from '../deps.ts';
import { listSecurityEventRows } from './security-event-store.ts';

/** Newest first. People are named by e-mail, programs by the name of their key. */
export async function listSecurityEvents(
  deps: Deps,
  { before, after, limit, ...filter }: ParsedInput<typeof calls.securityEvents>,
): Promise<CallAnswer<typeof calls.securityEvents>> {
  const { rows, neighbours } = await readCursorPage({ before, after, limit }, (from) =>
    listSecurityEventRows(deps.db.query, filter, from),
  );
  const events = rows.map(({ fromAddress, createdAt, ...row }) => ({
    ...row,
    from: fromAddress,
    createdAt: createdAt.toString(),
  }));
  return { events, neighbours };
}

import { declinedStatus } from '../../api/declined-status.ts';
import { notFound } from '../../ui/page/not-found.ts';

/** For loaders: what somebody may not see, and what an address cannot mean, does not exist. */
export async function loadOrNotFound<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if ([400, 403, 404].includes(declinedStatus(error) ?? 0)) throw notFound();
    throw error;
  }
}

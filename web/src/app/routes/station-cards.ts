import { declinedStatus } from '../../api/declined-status.ts';
import { loadAskedCards } from '../../customer/home/load-station-cards.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/station-cards.ts';

/** Data for the home page that is open: worded here, because browsers would word it differently. */
export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    return Response.json(await loadAskedCards(context.get(pageRequest), url.searchParams));
  } catch (error) {
    if (declinedStatus(error) === 400) throw new Response('', { status: 400 });
    throw error;
  }
}

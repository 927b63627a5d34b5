import { sessionsList } from '../../admin/sessions/sessions-list.ts';
import { SessionsPage } from '../../admin/sessions/sessions-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { revalidateUnlessOnly } from '../revalidate-unless-only.ts';
import { listLoader } from '../staff-loader.server.ts';

/** A filter for somebody else's station gives an empty list: for this person that station doesn't exist. */
export const loader = listLoader(sessionsList, () => ({
  sessions: [],
  pagination: { offset: 0, limit: 1 },
  total: 0,
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <SessionsPage {...loaderData} />;

/** Looking at one of them changes nothing of the list. */
export const shouldRevalidate = revalidateUnlessOnly('session');

import { calls } from '@laine/contract/calls.ts';
import { insightsList } from '../../admin/insights/insights-data.ts';
import { InsightsPage } from '../../admin/insights/insights-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { loadList, staffLoader } from '../staff-loader.server.ts';

/** An address with somebody else's station shows all of one's own: for this person that station doesn't exist. */
export const loader = staffLoader((visit) =>
  loadList(visit, insightsList, ({ stationId: _elsewhere, ...days }) => visit.call(calls.insights, days)),
);

export default ({ loaderData }: LoadedBy<typeof loader>) => <InsightsPage {...loaderData} />;

import { calls } from '@laine/contract/calls.ts';
import { insightsList } from '../../admin/insights/insights-data.ts';
import { InsightsPage } from '../../admin/insights/insights-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { loadList, staffLoader } from '../staff-loader.server.ts';

/** For somebody else's station in the address all of one's own are shown: for this person there is no such station. */
export const loader = staffLoader((visit) =>
  loadList(visit, insightsList, ({ stationId: _elsewhere, ...days }) => visit.call(calls.insights, days)),
);

export default ({ loaderData }: LoadedBy<typeof loader>) => <InsightsPage {...loaderData} />;

import { calls } from '@laine/contract/calls.ts';
import { VisitPage } from '../../admin/station/visit/visit-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader(async ({ call }, { id: stationId }) => ({
  loadedTasks: await call(calls.tasks, { stationId }),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <VisitPage {...loaderData} />;

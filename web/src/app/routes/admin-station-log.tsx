import { LogPage } from '../../admin/station/log/log-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader();

export default ({ loaderData }: LoadedBy<typeof loader>) => <LogPage {...loaderData} />;

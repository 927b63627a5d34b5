import { ConsolePage } from '../../admin/station/console/console-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { requireAdmin, stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader(({ call }) => requireAdmin(call));

export default ({ loaderData }: LoadedBy<typeof loader>) => <ConsolePage {...loaderData} />;

import { PublicPage } from '../../admin/station/public/public-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader();

export default ({ loaderData }: LoadedBy<typeof loader>) => <PublicPage {...loaderData} />;

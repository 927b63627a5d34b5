import { PreferencesPage } from '../../admin/station/preferences/preferences-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader();

export default ({ loaderData }: LoadedBy<typeof loader>) => <PreferencesPage {...loaderData} />;

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { WallPage } from '../../admin/station/wall/wall-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader();

export default ({ loaderData }: LoadedBy<typeof loader>) => <WallPage {...loaderData} />;

/** Looking at one of the lockers changes nothing of the wall. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

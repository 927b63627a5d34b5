import { HomePage } from '../../customer/home/home-page.tsx';
import { loadHome } from '../../customer/home/load-home.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/home.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(context.get(pageRequest), url.searchParams);
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}

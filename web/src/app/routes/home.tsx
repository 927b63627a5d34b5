import { HomePage } from '../../customer/home/home-page.tsx';
import { loadHome } from '../../customer/home/load-home.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageRequest));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}

import { KitPage } from '../../kit-page/kit-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/kit.ts';

/** For developers: without the sandbox there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageRequest).sandbox) throw notFound();
  return null;
}

export default KitPage;

import { notFound } from '../../ui/page/not-found.ts';

/** Matches what no other route does; without it the root's data wouldn't load and the header would be missing. */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}

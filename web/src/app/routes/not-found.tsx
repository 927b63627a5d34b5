import { notFound } from '../../ui/page/not-found.ts';

/** It matches what no other route does. Without it the root's data would not load and the header would be missing. */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}

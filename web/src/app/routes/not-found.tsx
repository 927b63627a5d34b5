import { notFound } from '../../ui/page/not-found.ts';

/** Matches what no other route does. Unlike no match at all, the root's data is loaded and the header stays. */
export function loader() {
  throw notFound();
}

export default function NotFoundRoute() {
  return null;
}

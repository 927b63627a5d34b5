import { data } from 'react-router';

/** Matches what no other route does. Unlike no match at all, the root's data is loaded and the header stays. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

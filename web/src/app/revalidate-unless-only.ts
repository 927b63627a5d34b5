import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For a route's `shouldRevalidate`: what is open at the side changes nothing of the page. */
export const revalidateUnlessOnly =
  (name: string) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    addressWithout(name, currentUrl) === addressWithout(name, nextUrl) ? false : defaultShouldRevalidate;

function addressWithout(name: string, { pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete(name);
  return `${pathname}?${search.toString()}`;
}

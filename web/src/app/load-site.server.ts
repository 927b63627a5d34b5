import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { PageRequest } from './page-request.ts';
import type { Site } from './site.ts';

/** What header and footer need on every page. */
export async function loadSite({ call, brand, origin, sandbox }: PageRequest): Promise<Site> {
  const { name, legalName, registrationNumber, contactEmail, contactPhone, social } = brand;
  return {
    viewer: await findViewer(call),
    brand: { name, legalName, registrationNumber, contactEmail, contactPhone, social },
    origin,
    sandbox,
  };
}

/** Any answer but 200 means signed out (docs/product.md, section 8): a page must not fail because of its header. */
async function findViewer(call: Caller): Promise<Site['viewer']> {
  try {
    const { user } = await call(calls.me);
    if (!user) return null;
    const { id, email, name = email, isAdmin, isOwner, owesInCents, removedOn = null } = user;
    return { id, name, isAdmin, isOwner, owesInCents, removedOn };
  } catch {
    return null;
  }
}

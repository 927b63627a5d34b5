import { declinedStatus } from '../api/declined-status.ts';
import { notFound } from '../ui/page/not-found.ts';
import { redirectToLogin } from './redirect-to-login.ts';

/** Whoever is signed out signs in first and comes back here. What an id cannot mean does not exist. */
export async function loadOwn<Loaded>(loading: Promise<Loaded>, here: string): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    const status = declinedStatus(error);
    if (status === 401) throw redirectToLogin(here);
    if (status === 400 || status === 404) throw notFound();
    throw error;
  }
}

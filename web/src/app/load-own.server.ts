import { declinedStatus } from '../api/declined-status.ts';
import { notFound } from '../ui/page/not-found.ts';
import { redirectToLogin } from './redirect-to-login.ts';

/** Visitors sign in first and come back here. An impossible id is a 404. */
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

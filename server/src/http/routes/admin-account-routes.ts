import { isStaff } from '../../principal.ts';
import { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { createUser } from '../../accounts/create-user.ts';
import { presentAdminUser } from '../../accounts/present-user.ts';
import { signInWithPassword } from '../../accounts/sign-in-with-password.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '../../api-keys/api-keys.ts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../request/actor-of.ts';
import { serve } from '../request/serve.ts';

/** Staff, their passwords and the keys of programs. */
export const adminAccountRoutes = (deps: Deps) => [
  serve(deps, calls.adminLogin, async ({ body, request }) => ({
    token: await signInWithPassword(deps, { ...body, device: request.visit.device }),
  })),

  serve(deps, calls.adminMe, ({ who }) => {
    if (who.kind === 'visitor') return null;
    if (who.kind === 'program' || !isStaff(who)) throw new Refusal('not-allowed');
    return presentAdminUser(who.account);
  }),

  serve(deps, calls.newPassword, async ({ body, ...call }) => {
    await changePassword(deps, actorOf(call), body.newPassword);
    return { success: true };
  }),

  serve(deps, calls.newUser, async ({ body, ...call }) =>
    presentAdminUser(await createUser(deps, actorOf(call), body)),
  ),

  serve(deps, calls.apiKeys, async () => ({ keys: await listApiKeys(deps) })),

  serve(deps, calls.newApiKey, async ({ body, ...call }) => ({
    newAPIKey: await createApiKey(deps, actorOf(call), body),
  })),

  serve(deps, calls.deleteApiKey, async ({ params, ...call }) => {
    await deleteApiKey(deps, actorOf(call), params.id);
    return { success: true };
  }),
];

import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '../../../identity/api-keys/api-keys.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const apiKeyRoutes = (deps: Deps) => [
  serve(deps, calls.apiKeys, async () => ({ keys: await listApiKeys(deps) })),

  serve(deps, calls.newApiKey, async ({ actor, input }) => ({ newAPIKey: await createApiKey(deps, actor, input) })),

  serve(deps, calls.deleteApiKey, ({ actor, input }) => done(deleteApiKey(deps, actor, input))),
];

import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Id, MomentInput, StationId, Success } from '../fields.ts';
import { KeyScope } from '../key-scope.ts';
import { ApiKey } from './entities.ts';

export const apiKeyCalls = {
  newApiKey: post('admin-and-literal', '/api-keys/new', {
    access: 'fresh-admin',
    summary: 'Create an API key; it is shown this once',
    body: z.object({
      name: z.string().trim().min(1).max(80),
      stationIds: z.array(StationId).max(500).optional(),
      /** Defaults to `manage`, because keys could do everything before there were scopes. */
      scope: KeyScope.default('manage'),
      expiresAt: MomentInput.optional(),
    }),
    answer: z.object({ newAPIKey: z.string() }),
  }),
  apiKeys: get('admin-and-literal', '/api-keys', {
    access: 'admin',
    summary: 'All API keys',
    answer: z.object({ keys: z.array(ApiKey) }),
  }),
  deleteApiKey: del('admin-and-literal', '/api-keys/:id', {
    access: 'admin',
    summary: 'Delete an API key; it stops working at once',
    params: z.object({ id: Id }),
    answer: Success,
  }),
};

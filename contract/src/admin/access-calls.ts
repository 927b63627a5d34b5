import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Email, Id, MomentInput, StationId, Success } from '../fields.ts';
import { AdminUser, ApiKey } from './entities.ts';

/** Passwords open the admin API: long, but any characters. */
const NewPassword = z.string().min(1).max(200);

/** Who may use the admin API: the specification's users and API keys. */
export const accessCalls = {
  adminLogin: post('admin-and-literal', '/users/login', {
    access: 'proof',
    summary: 'Get a bearer token for e-mail and password',
    body: z.object({ email: Email, password: z.string().min(1).max(200) }),
    answer: z.object({ token: z.string() }),
  }),
  adminMe: get('admin-and-literal', '/users/me', {
    access: 'anyone',
    summary: 'Which member of staff the credential belongs to, or null',
    answer: AdminUser.nullable(),
  }),
  newPassword: post('admin-and-literal', '/users/new-password', {
    access: 'fresh-staff',
    summary: 'Set the own password',
    body: z.object({ newPassword: NewPassword }),
    answer: Success,
  }),
  newUser: post('admin-and-literal', '/users/new', {
    access: 'admin',
    summary: 'Create a user with a password',
    body: z.object({ email: Email, password: NewPassword }),
    answer: AdminUser,
  }),
  newApiKey: post('admin-and-literal', '/api-keys/new', {
    access: 'admin',
    summary: 'Create an API key; it is shown this once',
    body: z.object({
      name: z.string().trim().min(1).max(80),
      stationIds: z.array(StationId).max(500).optional(),
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

import { z } from 'zod';
import { get, post } from '../call.ts';
import { Email, Success } from '../fields.ts';
import { AdminUser } from './entities.ts';

/** Passwords open the admin API: long, but any characters. */
const NewPassword = z.string().min(1).max(200);

/** Staff as users of the admin API. */
export const accountCalls = {
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
    access: 'fresh-admin',
    summary: 'Create a user with a password',
    body: z.object({ email: Email, password: NewPassword }),
    answer: AdminUser,
  }),
};

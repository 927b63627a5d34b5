import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { Email, Id, Moment, PersonName, PhoneInput, RedirectPath, Success } from '../fields.ts';
import { Locale } from '../states.ts';
import { DeletionForecast, Login, NoticeWishes, User } from './entities.ts';
import { OwnData } from './own-data.ts';

const redirectQuery = z.object({ redirect: RedirectPath.optional() });
/** OAuth's own characters. Others are dropped, not refused: the person has to land on a page in any case. */
const callbackText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[ -~]*$/)
    .optional()
    .catch(undefined);
/** The provider returns a code, or an error when the person changed their mind. */
const providerAnswer = z.object({ code: callbackText(4000), state: callbackText(400), error: callbackText(400) });

/** Mails that a link in them can stop. */
const UnsubscribeKind = z.enum(['reminders', 'review-requests', 'news']);
export type UnsubscribeKind = z.infer<typeof UnsubscribeKind>;
const unsubscribeQuery = z.object({ token: Id, kind: UnsubscribeKind });

/** A person's own account and logins. */
export const accountCalls = {
  me: get('public', '/users/me', {
    access: 'anyone',
    summary: 'Who is signed in',
    answer: z.object({ user: User.nullable() }),
  }),
  editMe: put('public', '/users/me', {
    access: 'customer',
    summary: 'Change the own profile',
    body: z.object({
      name: PersonName.optional(),
      surname: PersonName.optional(),
      phone: z.union([PhoneInput, z.literal('')]).optional(),
      country: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal('')]).optional(),
      postalCode: z.string().trim().max(16).optional(),
      locale: Locale.optional(),
      notices: NoticeWishes.partial().optional(),
    }),
    answer: z.object({ user: User }),
  }),
  exportMe: get('public', '/users/me/export', {
    access: 'customer',
    summary: 'Everything stored about the own person, as a file',
    isCostly: true,
    answer: OwnData,
  }),
  deleteMe: del('public', '/users/me', {
    access: 'customer',
    summary: 'Deactivate the own account; it is removed after 30 days',
    answer: DeletionForecast,
  }),
  deletionForecast: get('public', '/users/me/deletion', {
    access: 'customer',
    summary: 'What deleting the own account would mean now',
    answer: DeletionForecast,
  }),
  restoreMe: post('public', '/users/me/restore', {
    access: 'customer',
    summary: 'Take the deletion back within 30 days',
    answer: z.object({ user: User }),
  }),
  loginByEmail: post('public', '/auth/login/email', {
    access: 'anyone',
    summary: 'Send a 6-digit login code; the answer is the same whether the address is known or not',
    body: z.object({ email: Email }),
    answer: Success,
  }),
  emailCallback: post('public', '/auth/callback/email', {
    access: 'anyone',
    summary: 'Sign in with the code; `success: false` means a wrong code',
    body: z.object({ email: Email, code: z.string().regex(/^\d{6}$/) }),
    answer: Success,
  }),
  loginByGoogle: get('public', '/auth/login/google', {
    access: 'anyone',
    summary: 'Begin signing in with Google',
    query: redirectQuery,
    form: 'redirect',
  }),
  loginByFacebook: get('public', '/auth/login/facebook', {
    access: 'anyone',
    summary: 'Begin signing in with Facebook',
    query: redirectQuery,
    form: 'redirect',
  }),
  googleCallback: get('public', '/auth/callback/google', {
    access: 'anyone',
    summary: 'Return from Google',
    query: providerAnswer,
    form: 'redirect',
  }),
  facebookCallback: get('public', '/auth/callback/facebook', {
    access: 'anyone',
    summary: 'Return from Facebook',
    query: providerAnswer,
    form: 'redirect',
  }),
  logout: get('public', '/auth/logout', {
    access: 'anyone',
    summary: 'Sign out and return to the home page',
    form: 'redirect',
  }),
  unsubscribe: post('public', '/notices/unsubscribe', {
    access: 'proof',
    summary: 'End a kind of mail with the link in it, without signing in',
    query: unsubscribeQuery,
    // The body that mail programs post by themselves (RFC 8058); we need nothing from it.
    rawBody: true,
    bodyTypes: ['application/x-www-form-urlencoded'],
    answer: Success,
  }),
  unsubscribePage: get('public', '/notices/unsubscribe', {
    access: 'anyone',
    summary: 'Where a mail program leads that opens the same address instead of posting to it: the page that asks',
    query: unsubscribeQuery,
    form: 'redirect',
  }),
  facebookDeletion: post('public', '/auth/deletion/facebook', {
    access: 'proof',
    summary: "Facebook tells that a person wants their data deleted; `signed_request` is Facebook's own proof",
    rawBody: true,
    bodyTypes: ['application/x-www-form-urlencoded'],
    answer: z.object({ url: z.url(), confirmation_code: z.string() }),
  }),
  deletionStatus: get('public', '/data-deletion/:confirmationCode', {
    access: 'anyone',
    summary: 'How far a deletion asked for through Facebook is',
    params: z.object({ confirmationCode: Id }),
    answer: z.object({
      status: z.enum(['waiting', 'taken-back', 'removed', 'nothing-stored']),
      removedOn: Moment.nullable(),
    }),
  }),
  myLogins: get('public', '/logins', {
    access: 'customer',
    summary: 'Where the person is signed in',
    answer: z.object({ logins: z.array(Login) }),
  }),
  endOtherLogins: del('public', '/logins', {
    access: 'customer',
    summary: 'Sign every other browser out',
    answer: Success,
  }),
  endLogin: del('public', '/logins/:loginId', {
    access: 'customer',
    summary: 'Sign another browser out',
    params: z.object({ loginId: Id }),
    answer: Success,
  }),
};

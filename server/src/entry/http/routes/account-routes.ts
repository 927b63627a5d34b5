import { calls } from '@laine/contract/calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Locate } from '../../../ground/ports/locate.ts';
import type { Person } from '../../../ground/principal.ts';
import { isStaff } from '../../../ground/principal.ts';
import { changePassword } from '../../../identity/accounts/change-password.ts';
import { createUser } from '../../../identity/accounts/create-user.ts';
import { editProfile } from '../../../identity/accounts/edit-profile.ts';
import { endOtherLogins, endOwnLogin, listOwnLogins } from '../../../identity/accounts/own-logins.ts';
import { presentAdminUser, presentUser } from '../../../identity/accounts/present-user.ts';
import { sendLoginCode } from '../../../identity/accounts/send-login-code.ts';
import { signInWithPassword } from '../../../identity/accounts/sign-in-with-password.ts';
import { signOut } from '../../../identity/accounts/sign-out.ts';
import { unsubscribe } from '../../../identity/accounts/unsubscribe.ts';
import { verifyLoginCode } from '../../../identity/accounts/verify-login-code.ts';
import { sumOwed } from '../../../money/debts/sum-owed.ts';
import { exportOwnData, ownDataFileName } from '../../../people/own-data/export-own-data.ts';
import { deleteOwnAccount, restoreOwnAccount } from '../../../people/removal/delete-own-account.ts';
import { acceptFacebookDeletion, readDeletionStatus } from '../../../people/removal/facebook-deletion.ts';
import { forecastDeletion } from '../../../people/removal/forecast-deletion.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { done } from '../request/done.ts';
import { isDeliberateVisit } from '../request/is-deliberate-visit.ts';
import { serve } from '../request/serve.ts';
import { providerSignIn } from './provider-sign-in.ts';
import { knownOrigin, signInOrigin } from './sign-in-origin.ts';
import { signingDevice } from './signing-device.ts';

export function accountRoutes(deps: Deps, jar: CookieJar, locate: Locate) {
  const google = providerSignIn(deps, jar, locate, 'google');
  const facebook = providerSignIn(deps, jar, locate, 'facebook');
  const { adminsNeedPasskey } = deps.settings;
  const userOf = async (person: Person) =>
    presentUser(person, { owesInCents: await sumOwed(deps.db.query, person.account.id), adminsNeedPasskey });
  return [
    serve(deps, calls.me, async ({ who }) => ({ user: who.kind === 'person' ? await userOf(who) : null })),

    serve(deps, calls.editMe, async ({ who, input: { notices, ...input }, visit }) => {
      const wishes = notices && { wishes: notices, shownIn: visit.locale };
      return { user: await userOf(await editProfile(deps, who, { ...input, notices: wishes })) };
    }),

    serve(deps, calls.exportMe, async ({ who, reply }) => {
      const name = ownDataFileName(deps.settings.brand.name, deps.now());
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return exportOwnData(deps, who);
    }),

    serve(deps, calls.deletionForecast, ({ who }) => forecastDeletion(deps, who)),

    serve(deps, calls.deleteMe, ({ actor }) => deleteOwnAccount(deps, actor)),

    serve(deps, calls.restoreMe, async ({ actor }) => ({ user: await restoreOwnAccount(deps, actor) })),

    serve(deps, calls.facebookDeletion, ({ input, visit }) =>
      acceptFacebookDeletion(deps, { ...input, origin: visit.origin }),
    ),

    serve(deps, calls.deletionStatus, ({ input }) => readDeletionStatus(deps, input.confirmationCode)),

    serve(deps, calls.loginByEmail, ({ input, visit, request, reply }) =>
      done(sendLoginCode(deps, { ...input, locale: visit.locale, origin: knownOrigin(request, reply, jar) })),
    ),

    serve(deps, calls.emailCallback, async ({ input, visit, request, reply }) => {
      const { locale, cookies } = visit;
      const browserToken = cookies.get(jar.names.signIn);
      const device = signingDevice(request, locate);
      const origin = signInOrigin(request, jar);
      const { browserHash: originHash } = knownOrigin(request, reply, jar);
      visit.failedSignIn = { email: input.email, what: 'wrong-code' };
      const login = await verifyLoginCode(deps, { ...input, ...device, originHash, locale, browserToken, origin });
      if (!login) return { success: false };
      visit.failedSignIn = undefined;
      void reply.header('set-cookie', jar.login(login, deps.now()));
      return { success: true };
    }),

    serve(deps, calls.loginByGoogle, google.begin),

    serve(deps, calls.loginByFacebook, facebook.begin),

    serve(deps, calls.googleCallback, google.finish),

    serve(deps, calls.facebookCallback, facebook.finish),

    serve(deps, calls.logout, async ({ visit, request, reply }) => {
      if (!isDeliberateVisit(request.headers)) throw new Refusal('foreign-origin');
      // A program signs out by the token it shows.
      const token = visit.bearer ?? visit.loginToken;
      if (token !== undefined) await signOut(deps, token);
      void reply.header('set-cookie', jar.noLogin());
      return paths.home();
    }),

    serve(deps, calls.myLogins, async ({ who }) => ({ logins: await listOwnLogins(deps, who) })),

    serve(deps, calls.endLogin, async ({ who, input, reply }) => {
      const { isOwn } = await endOwnLogin(deps, who, input);
      if (isOwn) void reply.header('set-cookie', jar.noLogin());
      return { success: true };
    }),

    serve(deps, calls.endOtherLogins, ({ who }) => done(endOtherLogins(deps, who))),

    serve(deps, calls.unsubscribe, ({ input: { token, kind }, visit: { locale } }) =>
      done(unsubscribe(deps, { token, kind, locale })),
    ),

    serve(deps, calls.unsubscribePage, ({ input: { token, kind } }) => paths.unsubscribe(token, kind)),

    serve(deps, calls.adminLogin, async ({ input, visit, request }) => {
      const { device, place, fromAddress } = signingDevice(request, locate);
      const { network } = signInOrigin(request, jar);
      visit.failedSignIn = { email: input.email, what: 'wrong-password' };
      const token = await signInWithPassword(deps, { ...input, device, place, fromAddress, network });
      visit.failedSignIn = undefined;
      return { token };
    }),

    serve(deps, calls.adminMe, ({ who }) => {
      if (who.kind === 'visitor') return null;
      if (who.kind === 'person' && who.passkey.isMissing) throw new Refusal('passkey-needed');
      if (who.kind === 'program' || !isStaff(who)) throw new Refusal('not-allowed');
      return presentAdminUser(who.account);
    }),

    serve(deps, calls.newPassword, ({ actor, input }) => done(changePassword(deps, actor, input))),

    serve(deps, calls.newUser, async ({ actor, input }) => presentAdminUser(await createUser(deps, actor, input))),
  ];
}

import { calls } from '@laine/contract/calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { editProfile } from '../../accounts/edit-profile.ts';
import { presentUser } from '../../accounts/present-user.ts';
import { sendLoginCode } from '../../accounts/send-login-code.ts';
import { signOut } from '../../accounts/sign-out.ts';
import { verifyLoginCode } from '../../accounts/verify-login-code.ts';
import type { Deps } from '../../deps.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { serve } from '../request/serve.ts';

export const accountRoutes = (deps: Deps, jar: CookieJar) => [
  serve(deps, calls.me, ({ who }) => ({ user: who.kind === 'person' ? presentUser(who) : null })),

  serve(deps, calls.editMe, async ({ who, body }) => ({ user: presentUser(await editProfile(deps, who, body)) })),

  serve(deps, calls.loginByEmail, async ({ body, request }) => {
    await sendLoginCode(deps, { email: body.email, locale: request.visit.locale });
    return { success: true };
  }),

  serve(deps, calls.emailCallback, async ({ body, request, reply }) => {
    const { locale, device, cookies } = request.visit;
    const browserToken = cookies.get(jar.names.signIn);
    const token = await verifyLoginCode(deps, { ...body, locale, device, browserToken });
    if (token) void reply.header('set-cookie', jar.login(token));
    return { success: token !== undefined };
  }),

  serve(deps, calls.logout, async ({ request, reply }) => {
    const { loginToken } = request.visit;
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('foreign-origin');
    if (loginToken !== undefined) await signOut(deps, loginToken);
    void reply.header('set-cookie', jar.noLogin());
    return paths.home();
  }),
];

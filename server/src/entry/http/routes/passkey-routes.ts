import { calls } from '@laine/contract/calls.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { Locate } from '../../../ground/ports/locate.ts';
import { closePasskeyOffer } from '../../../identity/accounts/close-passkey-offer.ts';
import type { OpenedLogin } from '../../../identity/accounts/open-login.ts';
import { addPasskey, beginPasskey } from '../../../identity/passkeys/add-passkey.ts';
import { makeRecoveryCodes } from '../../../identity/passkeys/make-recovery-codes.ts';
import { listOwnPasskeys, removePasskey, renamePasskey } from '../../../identity/passkeys/own-passkeys.ts';
import { listOwnProviders, unlinkProvider } from '../../../identity/passkeys/own-providers.ts';
import { beginPasskeySignIn, signInWithPasskey } from '../../../identity/passkeys/sign-in-with-passkey.ts';
import { signInWithRecoveryCode } from '../../../identity/passkeys/sign-in-with-recovery-code.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';
import { knownOrigin, signInOrigin } from './sign-in-origin.ts';
import { signingDevice } from './signing-device.ts';

export function passkeyRoutes(deps: Deps, jar: CookieJar, locate: Locate) {
  /** The browser's id on the request, or a new one that it keeps from then on. */
  const readSigning = (request: FastifyRequest, reply: FastifyReply) => {
    const origin = signInOrigin(request, jar);
    const { browserHash: originHash } = knownOrigin(request, reply, jar);
    return { origin, signing: { ...signingDevice(request, locate), originHash } };
  };
  const signIn = (reply: FastifyReply, login: OpenedLogin) => {
    void reply.header('set-cookie', jar.login(login, deps.now()));
    return { success: true };
  };
  return [
    serve(deps, calls.passkeys, ({ who }) => listOwnPasskeys(deps, who)),

    serve(deps, calls.beginPasskey, ({ who, request, reply }) =>
      beginPasskey(deps, who, knownOrigin(request, reply, jar)),
    ),

    serve(deps, calls.addPasskey, async ({ actor, input, visit, request, reply }) => {
      const { origin, signing } = readSigning(request, reply);
      const { browserHash } = origin;
      const { passkey, login } = await addPasskey(deps, actor, {
        ...input,
        name: input.name ?? visit.device,
        browserHash,
        signing,
      });
      signIn(reply, login);
      return passkey;
    }),

    serve(deps, calls.renamePasskey, ({ who, input }) => renamePasskey(deps, who, input)),

    serve(deps, calls.removePasskey, ({ actor, input }) => done(removePasskey(deps, actor, input))),

    serve(deps, calls.newRecoveryCodes, async ({ actor }) => ({ codes: await makeRecoveryCodes(deps, actor) })),

    serve(deps, calls.linkedProviders, ({ who }) => listOwnProviders(deps, who)),

    serve(deps, calls.unlinkProvider, ({ who, input }) => done(unlinkProvider(deps, who, input))),

    serve(deps, calls.closePasskeyOffer, ({ who }) => done(closePasskeyOffer(deps, who))),

    serve(deps, calls.loginByPasskey, ({ request, reply }) =>
      beginPasskeySignIn(deps, knownOrigin(request, reply, jar)),
    ),

    serve(deps, calls.passkeyCallback, async ({ input, visit, request, reply }) => {
      visit.failedSignIn = { email: undefined, what: 'passkey' };
      const login = await signInWithPasskey(deps, { ...input, ...readSigning(request, reply) });
      visit.failedSignIn = undefined;
      return signIn(reply, login);
    }),

    serve(deps, calls.loginByRecoveryCode, async ({ input, visit, request, reply }) => {
      const { origin, signing } = readSigning(request, reply);
      visit.failedSignIn = { email: input.email, what: 'recovery-code' };
      const login = await signInWithRecoveryCode(deps, { ...input, origin, signing });
      visit.failedSignIn = undefined;
      return signIn(reply, login);
    }),
  ];
}

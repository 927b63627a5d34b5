import type { Call, CallInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Tables } from '../../ground/db/tables.ts';
import type { Actor } from './actors.ts';
import type { PermissionScene } from './open-permission-scene.ts';

type S = `${number}`;
/** The answer to each actor, in the order of `actors`. */
export type Answers = `${S} ${S} ${S} ${S} ${S} ${S} ${S} ${S}`;

/** Parts of a request besides its input: bytes instead of JSON, headers, or a whole query made elsewhere. */
export type Extras = { bytes?: Uint8Array<ArrayBuffer>; headers?: Record<string, string>; search?: string };

type Maybe<T> = T | Promise<T>;

/**
 * One line of the permission matrix. Its thing belongs to `customer` at the station of `owner`, and is made anew for
 * each allowed actor, so that earlier acts aren't in the way.
 */
export type Row<C extends Call = Call> = {
  may: Answers;
  /** Tells it apart from other lines of the same call. */
  about?: string;
  /** The refusal for staff of the station without the right, if it's more specific than that. */
  staffHear?: RefusalCode;
  give?: (scene: PermissionScene, actor: Actor) => Maybe<CallInput<C>>;
  extras?: (scene: PermissionScene, actor: Actor) => Maybe<Extras>;
  /** The table that an allowed act changes. */
  does?: keyof Tables | ((actor: Actor) => keyof Tables | undefined);
  /** Makes a thing that only the customer, or staff of its station, may find, and returns its text in the list. */
  lists?: (scene: PermissionScene) => Maybe<string>;
};

type Name = keyof typeof calls;
export type Rows = { [N in Name]: Row<(typeof calls)[N]> | Row<(typeof calls)[N]>[] };

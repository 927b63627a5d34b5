import type { Call, CallInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { RefusalCode } from '@laine/contract/refusals.ts';
import type { Tables } from '../../ground/db/tables.ts';
import type { Actor } from './actors.ts';
import type { PermissionScene } from './open-permission-scene.ts';

type S = `${number}`;
/** What each actor is answered, in the order of `actors`. */
export type Answers = `${S} ${S} ${S} ${S} ${S} ${S} ${S} ${S}`;

/** What goes with a call beside its input: bytes instead of JSON, headers, or a whole query that others have made. */
export type Extras = { bytes?: Uint8Array<ArrayBuffer>; headers?: Record<string, string>; search?: string };

type Maybe<T> = T | Promise<T>;

/**
 * One line of the permission matrix. The thing that a call is about belongs to `customer` at the station of `owner`; it is
 * made anew for everybody who may act on it, so that nothing that another did before is in the way.
 */
export type Row<C extends Call = Call> = {
  may: Answers;
  /** What distinguishes it from the other lines of the same call. */
  about?: string;
  /** What those hear who run the station and still may not, where it is more than that they may not. */
  staffHear?: RefusalCode;
  give?: (scene: PermissionScene, actor: Actor) => Maybe<CallInput<C>>;
  extras?: (scene: PermissionScene, actor: Actor) => Maybe<Extras>;
  /** The table that is different after the act, for those whose act has an effect. */
  does?: keyof Tables | ((actor: Actor) => keyof Tables | undefined);
  /** Makes a thing and says by what text it is found in a list: for the customer, or for staff of its station, alone. */
  lists?: (scene: PermissionScene) => Maybe<string>;
};

type Name = keyof typeof calls;
export type Rows = { [N in Name]: Row<(typeof calls)[N]> | Row<(typeof calls)[N]>[] };

import type { ParamsOf, ResultOf } from '@laine/contract/rpc-peer.ts';
import type { StationCommand, toStation } from '@laine/contract/station-link.ts';

/** What is asked of a station's hardware. The gateway gives each command its id and its expiry. */
export type CommandParams<Name extends StationCommand> = Omit<
  ParamsOf<(typeof toStation)[Name]>,
  'commandId' | 'expiresAt'
>;
export type CommandResult<Name extends StationCommand> = ResultOf<(typeof toStation)[Name]>;

type CommandOptions = {
  /** Who is behind it, for the record: the audit's actor, or the renter's account. */
  askedBy: string;
  /** After this the command is never carried out. */
  timeLimit: Temporal.Duration;
};

/** The stations' programs, whichever process holds their sockets; implemented in `gateway/`. */
export type Stations = {
  /**
   * Refuses with `station-unreachable` when the station cannot be asked or does not answer in time, and throws an
   * `RpcFailure` with the station's own word when it says no.
   */
  call<Name extends StationCommand>(
    stationId: string,
    command: Name,
    params: CommandParams<Name>,
    options: CommandOptions,
  ): Promise<CommandResult<Name>>;
};

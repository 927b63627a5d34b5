import type { ParamsOf, ResultOf } from '@laine/contract/rpc-peer.ts';
import type { StationCommand, toStation } from '@laine/contract/station-link.ts';

/** A command to a station's hardware. The gateway adds its id and its expiry. */
export type CommandParams<Name extends StationCommand> = Omit<
  ParamsOf<(typeof toStation)[Name]>,
  'commandId' | 'expiresAt'
>;
export type CommandResult<Name extends StationCommand> = ResultOf<(typeof toStation)[Name]>;

type CommandOptions = {
  /** For the record: the audit's actor, or the renter's account. */
  askedBy: string;
  /** After this the command is never carried out. */
  timeLimit: Temporal.Duration;
};

/** The stations' programs, whichever process holds their sockets; implemented in `gateway/`. */
export type Stations = {
  /**
   * Refuses with `station-unreachable` if the station can't be asked or doesn't answer in time, and throws an
   * `RpcFailure` with the station's own word if it says no.
   */
  call<Name extends StationCommand>(
    stationId: string,
    command: Name,
    params: CommandParams<Name>,
    options: CommandOptions,
  ): Promise<CommandResult<Name>>;
};

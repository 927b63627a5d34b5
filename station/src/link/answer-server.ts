import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import type { RpcHandlers } from '@laine/contract/rpc-peer.ts';
import type { toStation } from '@laine/contract/station-link.ts';
import { untouchedKeypad } from '@laine/rules/seats/keypad-lockout.ts';
import type { CardReader } from '../doors/card-reader.ts';
import { carryOut, type ServersClock } from '../doors/carry-out.ts';
import { lookInside } from '../rental/look-inside.ts';
import type { OpeningCause } from '../rental/open-door.ts';
import { openForSession } from '../rental/open-for-session.ts';
import { openForStaff } from '../rental/open-for-staff.ts';
import type { RentalDeps } from '../rental/rental-deps.ts';
import { runCommand, type CommandEnd } from '../run-command.ts';
import type { ProgramUpdate } from '../update/program-update.ts';

const EXEC_LIMITS = { timeLimitInMs: 10_000, maxBytes: 64 * 1024 };

/** Reserved for the answer's way back: it has to arrive before the command expires at the server. */
const ANSWER_TRAVEL_MS = 1_000;

type AnswerOptions = {
  rental: RentalDeps;
  cards: CardReader;
  serverTime: ServersClock;
  allowExec: boolean;
  update: ProgramUpdate;
};

/** Handlers for the server's calls. */
export function answerServer(options: AnswerOptions): RpcHandlers<typeof toStation> {
  const { rental, cards, serverTime, allowExec, update } = options;
  const { memory, time, hardware, doors, stopping } = rental;
  return {
    open: (command) =>
      carryOut(memory, serverTime, command, async (mayRelease) => {
        const { lockerNumber, sessionId, commandId } = command;
        const cause: OpeningCause = { by: sessionId === null ? 'staff' : 'server', commandId, mayRelease };
        if (sessionId === null) return { success: await openForStaff(rental, lockerNumber, cause) };
        const outcome = await openForSession(rental, sessionId, 'open', cause);
        return { success: 'outcome' in outcome && outcome.outcome === 'opened' };
      }),
    scan: ({ lockerNumber, ...command }) =>
      carryOut(memory, serverTime, command, () =>
        oneAtATime(doors, lockerNumber, async () => {
          const rfids = await lookInside(rental, lockerNumber);
          if (rfids === null) throw new RpcFailure('reader-silent');
          return { rfids, isOpen: await hardware.isOpen(lockerNumber) };
        }),
      ),
    readCard: (command) =>
      carryOut(memory, serverTime, command, async () => {
        const leftInMs = leftFor(serverTime, command.expiresAt) - ANSWER_TRAVEL_MS;
        const rfid = await cards.nextCard(AbortSignal.any([stopping, AbortSignal.timeout(Math.max(leftInMs, 0))]));
        return { rfids: rfid === undefined ? [] : [rfid] };
      }),
    exec: (command) => {
      if (!allowExec) throw new RpcFailure('exec-switched-off');
      return carryOut(memory, serverTime, command, async () => {
        return { output: tellEnd(await runCommand(command.command, EXEC_LIMITS)) };
      });
    },
    update: (command) => carryOut(memory, serverTime, command, async () => ({ success: update.begin() })),
    setStation: (station) => {
      const { adminPin } = memory.station.prefs();
      memory.transaction(() => {
        memory.station.set(station);
        // The guessed PIN no longer exists.
        if (memory.station.prefs().adminPin !== adminPin) memory.keypads.set('staff-pin', untouchedKeypad);
      });
      return {};
    },
    setLockers: ({ lockers }) => {
      memory.transaction(() => memory.lockers.applyUpdate(lockers));
      return {};
    },
    setSessions: (told) => ({ kept: memory.transaction(() => memory.sessions.applyUpdate(told, time.now())) }),
  };
}

/** The command's output, and how it ended if it failed. */
function tellEnd({ output, endedBy, exitCode }: CommandEnd): string {
  const told = output === '' || output.endsWith('\n') ? output : `${output}\n`;
  if (endedBy !== 'itself') return `${told}[ended by its ${endedBy}]`;
  return exitCode === 0 ? output : `${told}[exit status ${exitCode ?? 'unknown'}]`;
}

function leftFor(serverTime: ServersClock, expiresAt: string): number {
  const now = serverTime.now();
  return now === undefined ? 0 : Temporal.Instant.from(expiresAt).epochMilliseconds - now.epochMilliseconds;
}

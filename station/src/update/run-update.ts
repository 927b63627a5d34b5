import { renameSync, writeFileSync } from 'node:fs';
import { runCommand } from '../run-command.ts';

/**
 * A separate process, started by `program-update.ts`: the command may restart the station's program, and we still need
 * to learn how it ended.
 */

const LIMITS = { timeLimitInMs: 10 * 60_000, maxBytes: 4 * 1024 * 1024 };

const [command = '', endFile = ''] = process.argv.slice(2);
const { exitCode, output, endedBy } = await runCommand(command, LIMITS);
const end = { exitCode, output: endedBy === 'itself' ? output : `${output}\n[ended by its ${endedBy}]` };
// Renamed into place, so that nobody reads half of it.
writeFileSync(`${endFile}.new`, JSON.stringify(end));
renameSync(`${endFile}.new`, endFile);

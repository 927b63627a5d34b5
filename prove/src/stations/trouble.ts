import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@laine/contract/refusals.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import type { Random } from '@laine/server/testing/random.ts';
import type { BeachScene, ProvenBeach } from './beach-scene.ts';

export type Troubles = { cuts: number; commands: number };
export type Trouble = () => Promise<void>;

/** One fault at a station, or one action of staff in the meantime. */
export function troubleOf(beaches: BeachScene, beach: ProvenBeach, random: Random, counted: Troubles): Trouble {
  const { station } = beach;
  const { cable } = station;
  const kind = random.pick([
    'cut',
    'cut',
    'tear',
    'tear',
    'half',
    'unplug',
    'kill',
    'kill',
    'plan',
    'open',
    'open',
    'open',
  ] as const);
  const inMs = random.between(0, 150);
  const forMs = random.between(0, 300);
  const bytes = random.between(0, 2500);
  const plan = { at: random.pick(['unlock', 'unlock', 'isOpen', 'scan'] as const), isDone: random.chance(0.5) };
  const timeLimit = Temporal.Duration.from({ milliseconds: random.pick([50, 300, 3000]) });

  const troubles = {
    cut: async () => cable.cut(),
    tear: async () => cable.cutAfter(bytes),
    half: async () => cable.loseStation(),
    unplug: async () => {
      cable.unplug();
      await wait(forMs);
      cable.plug();
    },
    kill: async () => {
      await station.kill();
      await wait(forMs);
      await station.start();
    },
    plan: async () => {
      station.deathPlan = plan;
    },
    open: () => openFromAfar(beaches, beach, timeLimit),
  };
  return async () => {
    await wait(inMs);
    if (kind === 'open') counted.commands += 1;
    else if (kind !== 'kill' && kind !== 'plan') counted.cuts += 1;
    await troubles[kind]();
  };
}

/** Staff open their own locker remotely; somebody shuts the door again. */
async function openFromAfar({ scene }: BeachScene, beach: ProvenBeach, timeLimit: Temporal.Duration): Promise<void> {
  const { place, station, staffLocker } = beach;
  const params = { lockerNumber: staffLocker, sessionId: null };
  try {
    await scene.deps.stations.call(place.id, 'open', params, { askedBy: 'prove', timeLimit });
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof RpcFailure)) throw error;
  }
  station.metal.closeDoor(staffLocker);
}

import { freemem, networkInterfaces, totalmem } from 'node:os';
import type { toServer } from '@laine/contract/station-link.ts';
import type { z } from 'zod';

type PingData = z.infer<typeof toServer.ping.params>;

type Vitals = { version: string; bootedAt: Temporal.Instant; now: Temporal.Instant };

/** The station's health, for staff. Times in epoch milliseconds, memory in bytes. */
export const pingData = ({ version, bootedAt, now }: Vitals): PingData => ({
  versionCode: versionCode(version),
  totalMem: totalmem(),
  availMem: freemem(),
  bootTime: bootedAt.epochMilliseconds,
  time: now.epochMilliseconds,
  networkType: networkType(Object.keys(networkInterfaces())),
});

/** 1.12.3 becomes 11203, so that versions compare as numbers. */
export function versionCode(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/, 3).map((part) => Number.parseInt(part, 10) || 0);
  return major * 10_000 + minor * 100 + patch;
}

/** Judged by Linux's interface names, the most reliable connection first. */
export function networkType(names: readonly string[]): string {
  if (names.some((name) => /^(?:en|eth)/.test(name))) return 'ethernet';
  if (names.some((name) => name.startsWith('wl'))) return 'wifi';
  if (names.some((name) => /^(?:ww|ppp|usb|rmnet)/.test(name))) return 'mobile';
  return names.some((name) => name !== 'lo') ? 'other' : 'none';
}

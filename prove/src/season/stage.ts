import type { Beach, LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Admin } from './admin.ts';
import type { Agenda } from './agenda.ts';
import type { StationDesk } from './station-desk.ts';

export type Customer = Awaited<ReturnType<LinkScene['customer']>>;

/** The place of all stories, and its staff. */
export type Stage = {
  scene: LinkScene;
  beach: Beach;
  desk: StationDesk;
  /** Proposes claims and decides about everything else. */
  admin: Admin;
  /** Decides about contested claims. */
  otherAdmin: Admin;
  offerId: string;
  agenda: Agenda;
};

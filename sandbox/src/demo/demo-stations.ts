import type { StationStatus } from '@laine/contract/states.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import type { z } from 'zod';
import { demoWays as ways } from './demo-ways.ts';

export interface DemoStation {
  id: string;
  status: StationStatus;
  lockerCount: number;
  info: string;
  language: string;
  facts: z.input<typeof StationFacts>;
}

const HOUR = 3600;

const images = (id: string, count: number) => Array.from({ length: count }, (_, at) => `/stations/${id}-${at + 1}.svg`);

const common = {
  minDurationInSeconds: HOUR,
  maxDurationInSeconds: 6 * HOUR,
  maxOvertimeInSeconds: 3 * HOUR,
  maxBoardCount: 3,
  turnaroundInSeconds: 600,
};

export const demoStations: DemoStation[] = [
  {
    id: 'pirita',
    status: 'active',
    lockerCount: 6,
    info: 'Beside the beach house, next to the bicycle stands. Power from the beach house, fuse 12.',
    language: 'et',
    facts: {
      ...common,
      name: 'Pirita rand',
      locationText: 'Merivälja tee 5, Tallinn',
      latitude: 59.4706,
      longitude: 24.8281,
      images: images('pirita', 8),
      sitePlan: '/stations/pirita-plan.svg',
      ...ways.pirita,
      country: 'EE',
      timeZone: 'Europe/Tallinn',
      phone: '+372 5555 0101',
      email: 'pirita@laine.test',
      openTimeInSeconds: 0,
      closeTimeInSeconds: 24 * HOUR,
      pricePerHourInCents: 1500,
      startingFeeInCents: 500,
    },
  },
  {
    id: 'parnu',
    status: 'active',
    lockerCount: 4,
    info: 'On the promenade, behind the lifeguards. The gate is locked from 22:30.',
    language: 'et',
    facts: {
      ...common,
      name: 'Pärnu rand',
      locationText: 'Ranna puiestee 3, Pärnu',
      latitude: 58.3737,
      longitude: 24.4973,
      images: images('parnu', 5),
      sitePlan: '/stations/parnu-plan.svg',
      ...ways.parnu,
      country: 'EE',
      timeZone: 'Europe/Tallinn',
      phone: '+372 5555 0102',
      email: 'parnu@laine.test',
      openTimeInSeconds: 8 * HOUR,
      closeTimeInSeconds: 22 * HOUR,
      pricePerHourInCents: 1200,
      startingFeeInCents: 0,
    },
  },
  {
    id: 'malaga',
    status: 'disabled',
    lockerCount: 4,
    info: 'Closed until the new pontoon is ready.',
    language: 'es',
    facts: {
      ...common,
      name: 'Playa de la Malagueta',
      locationText: 'Paseo Marítimo Pablo Ruiz Picasso 1, Málaga',
      latitude: 36.7191,
      longitude: -4.4095,
      images: images('malaga', 5),
      sitePlan: '/stations/malaga-plan.svg',
      ...ways.malaga,
      country: 'ES',
      timeZone: 'Europe/Madrid',
      phone: '+34 951 55 01 03',
      email: 'malaga@laine.test',
      openTimeInSeconds: 9 * HOUR,
      closeTimeInSeconds: 21 * HOUR,
      pricePerHourInCents: 1800,
      startingFeeInCents: 300,
    },
  },
  {
    id: 'kuressaare',
    status: 'hidden',
    lockerCount: 2,
    info: 'Being set up; opens when the castle moat is free of the regatta.',
    language: 'et',
    facts: {
      ...common,
      name: 'Kuressaare rand',
      locationText: 'Pargi 2, Kuressaare',
      latitude: 58.2456,
      longitude: 22.4725,
      images: images('kuressaare', 3),
      sitePlan: '/stations/kuressaare-plan.svg',
      ...ways.kuressaare,
      country: 'EE',
      timeZone: 'Europe/Tallinn',
      phone: '+372 5555 0104',
      email: 'kuressaare@laine.test',
      openTimeInSeconds: 9 * HOUR,
      closeTimeInSeconds: 21 * HOUR,
      pricePerHourInCents: 1200,
      startingFeeInCents: 0,
    },
  },
];

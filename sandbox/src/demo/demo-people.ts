import type { Locale } from '@laine/contract/states.ts';

export const demoAdmin = {
  email: 'admin@laine.test',
  password: 'laine-admin-demo',
  name: 'Kadri Kask',
  phone: '+37255550120',
};

export const demoOwner = {
  email: 'owner@laine.test',
  password: 'laine-owner-demo',
  name: 'Toomas Rebane',
  phone: '+37255550121',
  stationId: 'pirita',
};

export interface DemoCustomer {
  email: string;
  name: string;
  phone: string;
  locale: Locale;
}

/** The first four also have an account at the Google stand-in: who signs in there finds these bookings. */
export const demoCustomers = [
  { email: 'mari@example.com', name: 'Mari Maasikas', phone: '+37255550111', locale: 'et' },
  { email: 'juan@example.com', name: 'Juan Pérez', phone: '+34600550112', locale: 'es' },
  { email: 'anna@example.com', name: 'Анна Иванова', phone: '+37255550113', locale: 'ru' },
  { email: 'camille@example.com', name: 'Camille Martin', phone: '+33612550114', locale: 'fr' },
  { email: 'james@example.com', name: 'James Whitfield', phone: '+447700900115', locale: 'en' },
  { email: 'liis@example.com', name: 'Liis Kuusk', phone: '+37255550116', locale: 'et' },
] as const satisfies DemoCustomer[];

export type DemoCustomerEmail = (typeof demoCustomers)[number]['email'];

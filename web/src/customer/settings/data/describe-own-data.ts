import { Cents, Moment } from '@laine/contract/fields.ts';
import { OwnData } from '@laine/contract/public/own-data.ts';
import { Locale } from '@laine/contract/states.ts';
import { z } from 'zod';
import type { Entry, Fact, Field, Kind, MissingWord, Part } from './described-data.ts';

/** Fields in an entry's heading, which aren't repeated below. */
const headings: Partial<Record<Field, readonly Field[]>> = {
  consents: ['kind'],
  bookings: ['stationName', 'start'],
  payments: ['kind', 'amountInCents'],
  debts: ['amountInCents'],
  overtimes: ['amountInCents'],
  extensions: ['priceInCents'],
  transfers: ['iban'],
  claims: ['amountInCents'],
  problems: ['what'],
  warnings: ['reason'],
  passes: ['priceInCents'],
  giftCards: ['initialInCents'],
  notices: ['kind'],
  identities: ['provider'],
  passkeys: ['name'],
  logins: ['device'],
  securityEvents: ['kind'],
  staffActions: ['action'],
  alertMessages: ['kind'],
};

/** Kinds of values that the schema doesn't tell. */
const kinds: Record<string, Kind> = {
  bookingId: 'booking',
  'bookings.id': 'booking',
  'receipt.id': 'receipt',
  country: 'country',
  phone: 'phone',
  photoUrls: 'photos',
  vatPercent: 'percent',
  lateInSeconds: 'hours',
  billedInSeconds: 'hours',
  quietFromInSeconds: 'hours',
  quietToInSeconds: 'hours',
  digestAtInSeconds: 'hours',
};

const MISSING: readonly string[] = ['boards.backAt'] satisfies MissingWord[0][];

function kindOf(of: string, field: string, schema: z.ZodType): Kind {
  if (schema === Moment) return 'moment';
  if (schema === Cents) return 'money';
  if (schema === Locale) return 'language';
  if (schema instanceof z.ZodBoolean) return 'yes-no';
  if (schema instanceof z.ZodEnum) return 'word';
  return kinds[`${of}.${field}`] ?? kinds[field] ?? 'text';
}

type Values = Readonly<Record<string, unknown>>;
type Around = { key: string; timeZone?: string | undefined };

/** Describes each stored value. Missing and empty ones are left out, unless their lack says something. */
export function describeOwnData(data: Omit<OwnData, 'writtenAt'>, zones: Readonly<Record<string, string>>): Entry {
  const stations = new Map(data.bookings.map(({ id, stationId }) => [id, stationId]));

  /** For a record of a station, or of a booking at one. */
  function zoneOf({ stationId, bookingId }: Values): string | undefined {
    const id = stationId ?? stations.get(String(bookingId));
    return typeof id === 'string' ? zones[id] : undefined;
  }

  function describe(of: string, { shape }: z.ZodObject, values: Values, around: Around): Entry {
    const timeZone = zoneOf(values) ?? around.timeZone;
    const facts: Fact[] = [];
    const parts: Part[] = [];
    for (const [name, nullable] of Object.entries(shape)) {
      const field = name as Field;
      const stored = [values[field] ?? []].flat().filter((one) => one !== '');
      const schema = withoutNull(nullable);
      const record = schema instanceof z.ZodArray ? schema.element : schema;
      if (values[field] === null && MISSING.includes(`${of}.${field}`))
        facts.push({ of, field, kind: 'word', value: 'missing' });
      if (stored.length === 0) continue;
      if (record instanceof z.ZodObject) {
        const entries = stored.map((one, at) => describe(field, record, one as Values, { key: String(at), timeZone }));
        parts.push({ of, field, entries });
      } else {
        const fact = { of, field, kind: kindOf(of, field, schema), value: values[field] as Fact['value'] };
        facts.push({ ...fact, ...(timeZone !== undefined && { timeZone }) });
      }
    }
    const heading = (headings[of as Field] ?? []).flatMap((field) => facts.find((fact) => fact.field === field) ?? []);
    const below = facts.filter((fact) => !heading.includes(fact));
    // Ids come last.
    return { key: around.key, heading, facts: below.toSorted((one, other) => isId(one) - isId(other)), parts };
  }

  return describe('', OwnData, data, { key: '' });
}

const isId = ({ field }: Fact): number => Number(/^id$|Id$/.test(field));

const withoutNull = (schema: z.core.$ZodType): z.ZodType =>
  (schema instanceof z.ZodNullable ? schema.unwrap() : schema) as z.ZodType;

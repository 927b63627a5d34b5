import { z } from 'zod';
import type { Random } from '../random.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Facts that a caller could have: existing ids by field name, ids it has come across, and the time. */
export type Knowledge = {
  ids: Record<string, string[]>;
  seenIds: string[];
  now: Temporal.Instant;
  /** This caller's preferred value for a field, if it beats one from the schema. */
  likes?: (field: string, schema: z.core.JSONSchema.BaseSchema) => unknown;
  /** The probability that an optional field is given. */
  optional?: number;
};

/** A value that the schema would probably accept, to get past it and into the code behind. */
export function plausible(schema: z.ZodType, name: string, known: Knowledge, random: Random): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return new Inventor(known, random).valueOf(json, name);
}

class Inventor {
  readonly #known: Knowledge;
  readonly #random: Random;

  constructor(known: Knowledge, random: Random) {
    this.#known = known;
    this.#random = random;
  }

  valueOf(schema: JsonSchema, name: string): unknown {
    const random = this.#random;
    const liked = this.#known.likes?.(name, schema);
    if (liked !== undefined) return liked;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return this.valueOf(random.pick(choices), name);
    switch (schema.type) {
      case 'object':
        return this.#objectOf(schema);
      case 'array':
        return Array.from({ length: random.between(schema.minItems ?? 0, 3) }, () =>
          this.valueOf(schema.items as JsonSchema, name.replace(/s$/, '')),
        );
      case 'boolean':
        return random.chance(0.85);
      case 'integer':
      case 'number':
        return this.#numberOf(schema);
      case 'string':
        return this.#textOf(schema, name);
      default:
        return null;
    }
  }

  #objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Record<string, unknown> {
    const random = this.#random;
    const { optional = 0.5, likes } = this.#known;
    const all = Object.keys(properties);
    // A caller with preferences and only optional fields mostly changes one thing, more often a time than a word.
    const wishes = all.flatMap((name) => Array.from({ length: weightOf(properties[name] as JsonSchema) }, () => name));
    const names =
      likes && all.length > 0 && required.length === 0
        ? [random.pick(wishes)]
        : all.filter((name) => required.includes(name) || random.chance(optional));
    const invented: Record<string, unknown> = {};
    for (const name of names) invented[name] = this.valueOf(properties[name] as JsonSchema, name);
    if (typeof additionalProperties === 'object') {
      for (const name of ['name', 'latitude', 'color'].slice(0, random.between(0, 3))) {
        invented[name] = this.valueOf(additionalProperties, name);
      }
    }
    // Two independent moments hardly ever make a rental.
    if (invented['start'] && invented['end']) Object.assign(invented, likes?.('slot', {}) ?? this.#slot());
    return invented;
  }

  /** Small numbers are often meaningful; the largest allowed must work as well. */
  #numberOf({ minimum = 0, maximum = 1e6 }: JsonSchema): number {
    const least = Math.max(minimum, 0);
    return this.#random.chance(0.1) ? maximum : this.#random.between(least, Math.min(least + 3, maximum));
  }

  #textOf({ format, pattern = '', minLength = 0, maxLength = 40 }: JsonSchema, name: string): string {
    const random = this.#random;
    const ids = this.#known.ids[name] ?? (/(?:^i|I)d$/.test(name) ? this.#known.seenIds : []);
    if (ids.length > 0 && random.chance(0.8)) return random.pick(ids);
    if (format === 'date-time') return this.#slot().start;
    if (format === 'date') return this.#slot().start.slice(0, 10);
    if (format === 'uri') return 'https://example.com/hook';
    if (/email/i.test(name)) return `somebody-${random.between(1, 1e6)}@example.com`;
    if (/phone/i.test(name)) return random.pick(['+372 5555 0199', '5555 0199', '+34 600 000 000']);
    const digits = /\{(\d+)/.exec(pattern)?.[1];
    if (pattern.startsWith(String.raw`^\d`) && digits) return '8'.repeat(Number(digits));
    const length = Math.max(minLength, random.chance(0.1) ? maxLength : Math.min(maxLength, 12));
    return Array.from({ length }, () => random.between(0, 35).toString(36)).join('');
  }

  #slot() {
    const random = this.#random;
    const hour = { smallestUnit: 'hour', roundingMode: 'ceil' } as const;
    const start = this.#known.now.round(hour).add({ hours: random.between(0, 60) });
    return { start: start.toString(), end: start.add({ hours: random.between(1, 3) }).toString() };
  }
}

const weightOf = ({ format }: JsonSchema): number => (format === 'date-time' ? 4 : 1);

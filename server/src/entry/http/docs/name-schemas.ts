import * as adminEntities from '@laine/contract/admin/entities.ts';
import { PaymentUrl, Pagination, Success } from '@laine/contract/fields.ts';
import * as publicEntities from '@laine/contract/public/entities.ts';
import { OwnData } from '@laine/contract/public/own-data.ts';
import * as troubleEntities from '@laine/contract/public/trouble-entities.ts';
import * as states from '@laine/contract/states.ts';
import { WebhookDelivery, WebhookEvent } from '@laine/contract/webhook-events.ts';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import { jsonSchema } from './json-schema.ts';

const named = {
  ...publicEntities,
  ...troubleEntities,
  ...adminEntities,
  ...states,
  OwnData,
  Pagination,
  PaymentUrl,
  Success,
  WebhookDelivery,
  WebhookEvent,
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) if (schema instanceof z.ZodType) names.add(schema, { id });

/** Collects the entities that the described schemas refer to, so that each stands in the document once, by its name. */
export function nameSchemas() {
  const schemas: Record<string, JsonSchema> = {};
  const describe = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    const { $defs = {}, ...described } = atComponents(jsonSchema(schema, io, names));
    for (const [name, { id: _, ...entity }] of Object.entries($defs)) schemas[name] = entity;
    return described;
  };
  return { schemas, describe };
}

export type DescribeSchema = ReturnType<typeof nameSchemas>['describe'];

/** Zod puts what is referred to beside the schema itself; OpenAPI has one place for all of them. */
const atComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;

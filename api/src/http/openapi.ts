import type { CallRules } from '@larkwell/contracts/call';
import { refusalSchema } from '@larkwell/contracts/refusals';
import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { listCalls, rulesOf } from './call-rules';

/** The OpenAPI document of the bound calls, each with its contract's rules as `x-rules`. */
export async function describeApi(router: AnyRouter, apiUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { $schema: _dialect, ...errorBody } = z.toJSONSchema(refusalSchema);
  const document = await generator.generate(router, {
    info: {
      title: 'Larkwell API',
      version: '1',
      description:
        'Every refusal has the same body. Amounts are whole US cents; instants are UTC, ISO 8601. ' +
        'Send `Authorization: Bearer …` for calls on behalf of a signed-in person. `x-rules` says of each call who may ' +
        'make it (`access`, `owner`), for how many seconds anyone may cache its answer (`keep`), how attempts at it are ' +
        'limited (`limits`), and which scarce things it may use up (`budgets`).',
    },
    servers: [{ url: apiUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    customErrorResponseBodySchema: () => errorBody as never,
  });
  const rules = new Map(listCalls(router).map(([name, procedure]) => [name, rulesOf(procedure)]));
  for (const operation of Object.values(document.paths ?? {}).flatMap(listOperations)) {
    operation['x-rules'] = rules.get(operation.operationId);
  }
  return document;
}

/** The operations of a path. Our calls' names are their ids. */
const listOperations = (path: object | undefined) =>
  Object.values(path ?? {}) as { operationId: string; 'x-rules'?: CallRules | undefined }[];

export type ApiDescription = Awaited<ReturnType<typeof describeApi>>;

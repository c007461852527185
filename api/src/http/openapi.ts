import { refusalSchema } from '@larkwell/contracts/refusals';
import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';

/** The OpenAPI document of the bound calls. */
export function describeApi(router: AnyRouter, apiUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { $schema: _dialect, ...errorBody } = z.toJSONSchema(refusalSchema);
  return generator.generate(router, {
    info: {
      title: 'Larkwell API',
      version: '1',
      description:
        'Every refusal has the same body. Amounts are whole US cents; instants are UTC, ISO 8601. ' +
        'Send `Authorization: Bearer …` for calls on behalf of a signed-in person.',
    },
    servers: [{ url: apiUrl }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    customErrorResponseBodySchema: () => errorBody as never,
  });
}

export type ApiDescription = Awaited<ReturnType<typeof describeApi>>;

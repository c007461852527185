import { z } from 'zod';

/**
 * One planned fault. `operation` names a call (`payment_intents.capture`), a webhook
 * (`webhook:payment_intent.succeeded`) or, ending in `*`, every name with that prefix.
 *
 * Calls: `latency` answers after `ms`; `error` (500) and `rate-limit` (429) refuse before anything happens;
 * `timeout-before` and `timeout-after` never answer (the connection closes after `ms`, if given), the first
 * with nothing done, the second with everything done. Webhooks: `drop`, `delay` by `ms`, `duplicate`
 * (`copies` in all).
 */
export const faultSchema = z.strictObject({
  operation: z.string().min(1),
  kind: z.enum([
    'latency',
    'error',
    'rate-limit',
    'timeout-before',
    'timeout-after',
    'drop',
    'delay',
    'duplicate',
  ]),
  ms: z.number().int().min(0).optional(),
  /** How many times it hits; if omitted, until cleared. */
  times: z.number().int().min(1).optional(),
  /** How many matching calls pass first. */
  skip: z.number().int().min(0).optional(),
  copies: z.number().int().min(2).max(1000).optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export class Faults {
  private planned: Fault[] = [];

  add(fault: Fault): void {
    this.planned.push({ ...faultSchema.parse(fault) });
  }

  clear(): void {
    this.planned = [];
  }

  list(): Fault[] {
    return this.planned;
  }

  /** The faults that hit this operation now; each counts as used. */
  strike(operation: string): Fault[] {
    const struck: Fault[] = [];
    for (const fault of this.planned.filter((each) => matches(each.operation, operation))) {
      if (fault.skip) fault.skip -= 1;
      else {
        if (fault.times !== undefined) fault.times -= 1;
        struck.push(fault);
      }
    }
    this.planned = this.planned.filter((fault) => fault.times !== 0);
    return struck;
  }
}

function matches(pattern: string, operation: string): boolean {
  return pattern.endsWith('*') ? operation.startsWith(pattern.slice(0, -1)) : operation === pattern;
}

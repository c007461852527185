import type { z } from 'zod';
import type { Account } from './account';

/** The caller: the server with its secret key, or a browser with the publishable one. */
export interface Caller {
  key: 'secret' | 'publishable';
}

export interface Call {
  /** The name that faults refer to, such as `payment_intents.capture`. */
  operation: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Browsers may make this call with the publishable key. */
  isPublic: boolean;
  input: z.ZodType;
  run(account: Account, input: never, id: string, caller: Caller): unknown;
}

type Run<Schema extends z.ZodType> = (
  account: Account,
  input: z.output<Schema>,
  id: string,
  caller: Caller,
) => unknown;

/** Declares one call of the API. `:id` in the path is passed to `run`. */
export function call<Schema extends z.ZodType>(
  operation: string,
  route: `${'GET' | 'POST' | 'DELETE'} /v1/${string}`,
  input: Schema,
  run: Run<Schema>,
  { isPublic = false } = {},
): Call {
  const [method, path] = route.split(' ') as [Call['method'], string];
  return { operation, method, path, isPublic, input, run };
}

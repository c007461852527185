import { contract } from '@larkwell/contracts';
import { implement } from '@orpc/server';
import type { ApiContext } from './context';

/** Binds calls: `api.locations.list.handler(…)`. A call that no resource binds is neither served nor documented. */
export const api = implement(contract).$context<ApiContext>();

import { contract } from '@larkwell/contracts';
import { implement } from '@orpc/server';
import type { ApiContext } from '../calls';
import { countTries } from './count-tries';

/**
 * Input is parsed before attempts are counted: limits count by values such as an email address in lowercase.
 */
const inputFirst = { initialInputValidationIndex: Number.NEGATIVE_INFINITY };

/**
 * Binds calls: `api.locations.list.handler(…)`. A call that no resource binds is neither served nor
 * documented.
 */
export const api = implement(contract).$config(inputFirst).$context<ApiContext>().use(countTries);

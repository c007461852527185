import type { CallRules } from '@larkwell/contracts/call';
import { ORPCError, os } from '@orpc/server';
import type { Limit } from '../security';
import { rulesOf } from './call-rules';
import type { ApiContext } from '../calls';
import { refusalOf } from '../refusals';
import type { LimitRule, Outcome, Try } from './limit-rule';
import { limitRules } from './limit-rules';

interface CountedTry {
  rule: LimitRule;
  limit: Limit;
  subject: string;
}

/**
 * Enforces the limits that a call's contract names, after its input is parsed and before its handler runs.
 *
 * @throws 429 with `Retry-After`
 */
export const countTries = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }, input) => {
    const { access, limits } = rulesOf(procedure);
    const call = path.join('.') as Try['call'];
    const made: Try = { call, access, input: (input ?? {}) as Try['input'], context };
    const counted = await countEach(limits, made);
    try {
      const result = await next();
      await giveBack(counted, { answer: result.output }, made);
      return result;
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal) await giveBack(counted, { refusal }, made);
      throw error;
    }
  });

async function countEach(names: CallRules['limits'], made: Try): Promise<CountedTry[]> {
  const counted: CountedTry[] = [];
  for (const name of names) {
    const rule = limitRules[name];
    const subject = await rule.whose(made);
    if (subject === null) continue;
    const { points, seconds, isPersonal, wayOn } = rule;
    const limit = { name, points, seconds, isPersonal, wayOn };
    await made.context.deps.limits.count(limit, subject);
    counted.push({ rule, limit, subject });
  }
  return counted;
}

/** The call is done: even if an attempt cannot be uncounted, its answer is still sent. */
async function giveBack(counted: readonly CountedTry[], outcome: Outcome, made: Try): Promise<void> {
  const { deps, log } = made.context;
  for (const { rule, limit, subject } of counted) {
    if (rule.counts(outcome, made)) continue;
    await deps.limits
      .giveBack(limit, subject)
      .catch((error: unknown) => log.error({ err: error }, 'attempt could not be uncounted'));
  }
}

function asRefusal(error: unknown): Outcome['refusal'] {
  const detail = refusalOf(error);
  if (!detail || !(error instanceof ORPCError)) return undefined;
  return { status: error.status, code: detail.code };
}

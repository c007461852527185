import { z } from 'zod';
import type { Account } from './account';
import { secretOf } from './cards';
import { type Decline, DECLINES } from './test-cards';

const names = Object.keys(DECLINES) as (keyof typeof DECLINES)[];

/** How a saved card can change: its bank refuses it from now on, asks, or pays again (null). */
export const cardChangeSchema = z.strictObject({ decline: z.enum([...names, 'asks']).nullable() });
export type CardChange = z.output<typeof cardChangeSchema>['decline'];

export function changeCard(account: Account, methodId: string, change: CardChange): void {
  const secret = secretOf(account, methodId);
  const decline: Decline | undefined = change && change !== 'asks' ? DECLINES[change] : undefined;
  account.store.save({
    ...secret,
    behaviour: {
      attaches: true,
      authentication: change === 'asks' ? 'always' : 'never',
      ...(decline && { decline }),
    },
  });
}

import type { SubscriptionState } from '@larkwell/contracts/subscriptions/subscriptions';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StateTag } from './state-tag';

/** Only an active subscription is green. */
const looks: Record<SubscriptionState, string> = {
  active: 'success: Active',
  paused: 'info: Paused',
  disputed: 'warning: Payment under review',
  waiting: 'warning: Waiting for a kit',
  unpaid: 'error: Payment due',
  cancelled: 'neutral: Cancelled',
};

it.each(Object.entries(looks) as [SubscriptionState, string][])('shows that it is %s', (state, look) => {
  const tag = renderToStaticMarkup(<StateTag state={state} />);
  expect(`${/data-tone="(\w+)"/.exec(tag)?.[1]}: ${tag.replaceAll(/<[^>]+>/g, '')}`).toBe(look);
});

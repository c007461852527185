import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/pricing';
import type { TermsChange } from '@larkwell/contracts/terms';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { data, redirect } from '@remix-run/node';
import { subscriptionMessages } from '../messages/orders';
import { ask, type SignedInVisit } from '../session/visit.server';
import { readAgreed } from './agreed-form';

/** What the page says when a change was not made. */
export type ChangeReply = {
  error: string;
  errors: Record<string, string[]>;
  /** Terms that are no longer true: what is different, and the form to go on with. */
  changed: { changes: TermsChange[]; terms: string; intent: string; chosen: Record<string, string> } | null;
};

type Done = { message: string };

/** Does what one of the page's forms asks. @returns the sentence, or a reply to show, or the bank's page */
export async function changeSubscription(visit: SignedInVisit, request: Request, id: string, form: FormData) {
  const intent = String(form.get('intent'));
  const own = { subscriptionId: id, terms: readAgreed(form) };
  const chosen = Object.fromEntries(
    ['until', 'months'].flatMap((name) => (form.get(name) ? [[name, String(form.get(name))]] : [])),
  );
  const { subscriptions } = visit.api;
  const refuse = (refusal: Refusal) => replyTo(refusal, intent, chosen);
  if (intent === 'bank') {
    const page = await ask(visit, request, subscriptions.answerBank(own));
    return page.ok ? redirect(page.value.data.url, 303) : refuse(page.refusal);
  }
  const call = callOf(subscriptions, intent, own, chosen);
  if (!call) {
    const field = intent === 'pause' ? 'until' : 'months';
    const sentence = subscriptionMessages.choose;
    return data<ChangeReply>({ error: sentence, errors: { [field]: [sentence] }, changed: null }, 400);
  }
  const answer = await ask<Done>(visit, request, call);
  return answer.ok ? answer.value.message : refuse(answer.refusal);
}

type Own = { subscriptionId: string; terms: string };

/** The call for a form; null when nothing was chosen. @throws Response 400 for a form that is none of the page's */
function callOf(
  subscriptions: SignedInVisit['api']['subscriptions'],
  intent: string,
  own: Own,
  { until, months }: Record<string, string>,
): Promise<Done> | null {
  switch (intent) {
    case 'skip':
      return subscriptions.skip(own);
    case 'resume':
      return subscriptions.resume(own);
    case 'pause':
      return until ? subscriptions.pause({ ...own, until }) : null;
    case 'interval': {
      const chosen = SUBSCRIPTION_PACKAGES.find((one) => String(one.months) === months);
      return chosen ? subscriptions.changeInterval({ ...own, months: chosen.months }) : null;
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** A refusal as the pages show it, with what was chosen. */
export function replyTo(refusal: Refusal, intent: string, chosen: Record<string, string>) {
  const { errorMessage: error, errorData: errors = {}, changes = [], terms, status } = refusal;
  const isChanged = refusal.code === 'terms-changed' && terms;
  return data<ChangeReply>(
    {
      error,
      errors,
      changed: isChanged ? { changes: withoutOtherIntervals(changes, chosen), terms, intent, chosen } : null,
    },
    status,
  );
}

/** Of a chosen interval, what is different about it; all changes when only another interval changed. */
function withoutOtherIntervals(changes: TermsChange[], { months }: Record<string, string>): TermsChange[] {
  if (!months) return changes;
  const others = SUBSCRIPTION_PACKAGES.filter((one) => String(one.months) !== months);
  const names = new Set(others.map((one) => `Every ${one.months} months`));
  const own = changes.filter(({ name }) => !names.has(name));
  return own.length > 0 ? own : changes;
}

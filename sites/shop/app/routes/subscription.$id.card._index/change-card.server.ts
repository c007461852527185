import { redirect } from '@remix-run/node';
import { sayUnanswered } from '../../messages/unanswered';
import { subscriptionMessages } from '../../messages/orders';
import { askPasswordAgain } from '../../session/password-again.server';
import { askOr, type SignedInVisit } from '../../session/visit.server';
import { readAgreed } from '../../subscriptions/agreed-form';
import { replyTo } from '../../subscriptions/change.server';

/** Redirects to Stripe's page, or makes the card set up there the one charged. */
export async function changeCard(
  visit: SignedInVisit,
  request: Request,
  subscriptionId: string,
  form: FormData,
) {
  const terms = readAgreed(form);
  const { subscriptions } = visit.api;
  if (form.get('intent') === 'hosted') {
    const call = subscriptions.createCardPage({ subscriptionId });
    const opened = await askOr(visit, request, call, sayUnanswered);
    if (opened.ok) return redirect(opened.value.data.url, 303);
    if (opened.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
    return replyTo(opened.refusal, 'hosted');
  }
  const source = Object.fromEntries(
    ['setupIntent', 'checkoutSession'].flatMap((name) =>
      form.get(name) ? [[name, String(form.get(name))]] : [],
    ),
  );
  const call = subscriptions.changeCard({ subscriptionId, terms, ...source });
  const answer = await askOr(visit, request, call, subscriptionMessages.cardNotKnown);
  if (!answer.ok && answer.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
  if (!answer.ok) return replyTo(answer.refusal, 'card', source);
  const { message, data: outcome } = answer.value;
  if (outcome.payment === 'bank' && outcome.url) return redirect(outcome.url, 303);
  const tone =
    outcome.payment === 'none' || outcome.payment === 'paid' ? ('success' as const) : ('warning' as const);
  return { notice: { tone, text: message } };
}

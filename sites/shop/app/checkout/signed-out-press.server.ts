import { paths } from '../paths';
import { goToAnswer } from './go-to-answer.server';
import { orderOf } from './pay-form';
import { signInForOrder } from './sign-in-for-order.server';

/**
 * The reply to a pay button pressed after the session ended: sign in, then see what happened to the order. Null for
 * everything else. Of the form, only the order id is used, to know where to return.
 */
export async function answerSignedOutPress(request: Request, page: string): Promise<Response | null> {
  const path = page.toLowerCase().replace(/\/+$/, '');
  if (request.method !== 'POST' || ![paths.payments(), paths.paymentCharge()].includes(path)) return null;
  const form = await request.formData().catch(() => null);
  const orderId = form && orderOf(form);
  if (!orderId) return null;
  const redirect = await signInForOrder(orderId);
  return path === paths.payments() ? redirect : goToAnswer(redirect, redirect.headers.get('Location')!);
}

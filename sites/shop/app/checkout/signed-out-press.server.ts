import { paths } from '../paths';
import { goToAnswer } from './go-to-answer.server';
import { orderOf } from './pay-form';
import { signInForOrder } from './sign-in-for-order.server';

/**
 * The answer to a pay button that was pressed after the session had ended: sign in, and see what became of the order.
 * Null for everything else. Nothing of the form is taken but the order's id, which only names where to come back to.
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

import { termsField, termsSchema } from '@larkwell/contracts/terms';

/** What a pay form is about: an order, and the terms that its page showed. */
export type PayForm = { orderId: string; terms: string };

/** The hidden field that names the order. */
export const orderField = 'orderId';

/** The order a form names, whatever else it carries. */
export function orderOf(form: FormData): string | null {
  const orderId = form.get(orderField);
  return typeof orderId === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(orderId) ? orderId : null;
}

/** Null for a form that does not say what it is about; nothing may be paid by it. */
export function readPayForm(form: FormData): PayForm | null {
  const orderId = orderOf(form);
  const terms = termsSchema.safeParse(form.get(termsField));
  return orderId && terms.success ? { orderId, terms: terms.data } : null;
}

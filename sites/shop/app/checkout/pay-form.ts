import { termsField, termsSchema } from '@larkwell/contracts/terms';

/** The subject of a pay form: an order and the terms its page showed. */
export type PayForm = { orderId: string; terms: string };

/** The hidden field that names the order. */
export const orderField = 'orderId';

/** The box that asks to save the card entered. */
export const saveCardField = 'saveCard';

/** The order that a form names, even if the rest is missing. */
export function orderOf(form: FormData): string | null {
  const orderId = form.get(orderField);
  return typeof orderId === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(orderId) ? orderId : null;
}

/** Null for a form that does not name its order and terms; such a form must not pay. */
export function readPayForm(form: FormData): PayForm | null {
  const orderId = orderOf(form);
  const terms = termsSchema.safeParse(form.get(termsField));
  return orderId && terms.success ? { orderId, terms: terms.data } : null;
}

import { password } from './shopper';

/** Saves one of Stripe's test cards for a person or an organization, whose last one saved is charged for its employees. */
export async function saveCard(environment: Record<string, string>, email: string, token: string) {
  const api = async <Data>(method: string, path: string, body?: object, bearer?: string) => {
    const answer = await fetch(`${environment.API_URL}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const made = await fetch(`${environment.STRIPE_API_URL}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ type: 'card', 'card[token]': token }),
  });
  const { id: paymentMethod } = (await made.json()) as { id: string };
  const session = await api<{ token: string; user: { id: string } }>('POST', '/users/login', {
    email,
    password,
  });
  const path = `/stripe/payment-method/${session.user.id}`;
  const { pId } = await api<{ pId: string }>('POST', path, { paymentMethod }, session.token);
  return { remove: () => api('DELETE', `/stripe/payment-method/${pId}`, undefined, session.token) };
}

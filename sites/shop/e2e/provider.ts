interface Charge {
  id: string;
  amount: number;
  amount_refunded: number;
  paid: boolean;
}

/** The Stripe stand-in: its records, and faults to cause there. */
export async function openProvider({ STRIPE_API_URL, STRIPE_SECRET_KEY }: Record<string, string>) {
  const knob = `${STRIPE_API_URL}/_sandbox/faults`;
  const listCharges = async () => {
    const headers = { authorization: `Bearer ${STRIPE_SECRET_KEY}` };
    const answer = await fetch(`${STRIPE_API_URL}/v1/charges?limit=100`, { headers });
    return ((await answer.json()) as { data: Charge[] }).data;
  };
  const [latest] = await listCharges();
  return {
    plan: (fault: object) => fetch(knob, { method: 'POST', body: JSON.stringify(fault) }),
    clear: () => fetch(knob, { method: 'DELETE' }),
    /** Amounts in cents charged and not refunded since this was opened, oldest first. */
    async taken() {
      const charges = await listCharges();
      const end = charges.findIndex(({ id }) => id === latest?.id);
      const since = end < 0 ? charges : charges.slice(0, end);
      return since
        .filter(({ paid, amount, amount_refunded }) => paid && amount > amount_refunded)
        .map(({ amount, amount_refunded }) => amount - amount_refunded)
        .reverse();
    },
  };
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;

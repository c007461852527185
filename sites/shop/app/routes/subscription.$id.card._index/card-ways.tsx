import type { CardProviderAddress } from '@larkwell/platform/card/use-card-provider';
import { Button } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { CardSection } from '../../card/card-section';
import { setUpCard } from '../../card/set-up-card';
import { paymentMessages } from '../../messages/checkout';
import { subscriptionMessages } from '../../messages/orders';
import { paths } from '../../paths';
import { AgreedPost } from '../../subscriptions/agreed-post';

/** `amount` is due and charged now; null if nothing is. */
type Way = { id: string; terms: string; amount: string | null };

/** The button's label, with the amount it charges. */
export const buttonWords = (amount: string | null) =>
  amount ? `Use this card and pay ${amount}` : 'Use this card';

/** Card entry in Stripe's field or on Stripe's page. */
export function TypeCard({ id, terms, amount, provider }: Way & { provider: CardProviderAddress }) {
  return (
    <>
      <CardSection
        provider={provider}
        label="New card"
        hint={{
          empty: paymentMessages.enterCardToAdd,
          complete: amount
            ? `${amount} is charged when you press the button.`
            : paymentMessages.notChargedNow,
        }}
        button={{ ready: buttonWords(amount), busy: 'Saving…' }}
        take={async (stripe, element, form) => {
          const outcome = await setUpCard(paths.subscriptionCardSetup(id), stripe, element, form);
          return outcome.isDone
            ? { isDone: true, post: { ...outcome.post, intent: 'card', terms } }
            : outcome;
        }}
      />
      <Card>
        <AgreedPost intent="hosted" terms={terms}>
          <h2>On our payment provider’s page</h2>
          <p>{subscriptionMessages.cardElsewhere}</p>
          <p>
            <Button variant="secondary">Enter a card on the secure payment page</Button>
          </p>
        </AgreedPost>
      </Card>
    </>
  );
}

/** Back from Stripe's page: one more press makes the new card the one charged. */
export function ConfirmCard({ terms, amount, cardSession }: Way & { cardSession: string }) {
  return (
    <AgreedPost intent="card" terms={terms} chosen={{ checkoutSession: cardSession }}>
      <p>{subscriptionMessages.cardEntered}</p>
      <p>
        <Button>{buttonWords(amount)}</Button>
      </p>
    </AgreedPost>
  );
}

import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import type { PaymentMethod } from '@larkwell/contracts/payments/payments';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { savedCardMessages } from '../messages/saved-cards';
import { paths } from '../paths';

type CardsPartProps = { cards: readonly PaymentMethod[]; isOrganization: boolean };

/** The cards that a person or an organization has saved. */
export function CardsPart({ cards, isOrganization }: CardsPartProps) {
  const empty = isOrganization ? savedCardMessages.none : savedCardMessages.noneSaved;
  return (
    <Card as="section" aria-labelledby="cards">
      <div className="stack">
        <h2 id="cards">{isOrganization ? 'Payment Methods' : 'Saved Cards'}</h2>
        {cards.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <ul className="stack" data-gap="small">
            {cards.map((card) => (
              <li key={card.pId} className="cluster" data-justify="between">
                <span>
                  {cardBrandName(card.brand)} ending in {card.last4}, expires {expiry(card)}
                </span>
                <a href={paths.removePaymentMethod(card.pId)}>
                  Remove<span className="visually-hidden"> card ending in {card.last4}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          <ButtonLink href={paths.addPaymentMethod()} variant="secondary">
            Add a card
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}

const expiry = ({ exp_month, exp_year }: PaymentMethod) =>
  `${String(exp_month).padStart(2, '0')}/${exp_year}`;

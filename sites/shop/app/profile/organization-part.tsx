import type { OwnProfile } from '@larkwell/contracts/accounts/accounts';
import { agreementText } from '@larkwell/contracts/agreements/agreements';
import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import type { PaymentMethod } from '@larkwell/contracts/payments/payments';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { profileMessages } from '../messages/profile';
import { paths } from '../paths';

/** An organization's agreement with us and its payment cards. */
export function OrganizationPart({ agreement, paymentMethods }: NonNullable<OwnProfile['organisation']>) {
  return (
    <>
      <Card as="section" aria-labelledby="agreement">
        <div className="stack">
          <h2 id="agreement">User Agreement</h2>
          <p>{agreement ? agreementText(agreement) : profileMessages.noInfo}</p>
        </div>
      </Card>
      <Card as="section" aria-labelledby="cards">
        <div className="stack">
          <h2 id="cards">Payment Methods</h2>
          {paymentMethods.length === 0 ? (
            <p>{profileMessages.noCards}</p>
          ) : (
            <ul className="stack" data-gap="small">
              {paymentMethods.map((card) => (
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
    </>
  );
}

const expiry = ({ exp_month, exp_year }: PaymentMethod) =>
  `${String(exp_month).padStart(2, '0')}/${exp_year}`;

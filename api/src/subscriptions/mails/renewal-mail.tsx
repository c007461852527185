import { formatUsd } from '@larkwell/contracts/fields/money';
import { dayjs } from '@larkwell/contracts/time';
import { ActionLink, Letter, Paragraph } from '../../mails/letter';
import type { SubscriptionRow } from '../store';

type RenewedKit = Pick<SubscriptionRow, 'productName' | 'unitPrice' | 'quantity' | 'renewsOn'>;

export interface RenewalMailProps {
  subscription: RenewedKit;
  link: string;
}

/** `Tue, Dec 1, 2026` */
export const renewalDay = ({ renewsOn }: RenewedKit) => dayjs.utc(renewsOn).format('ddd, MMM D, YYYY');

/** What the renewal costs, for all its kits. */
export const renewalPrice = ({ unitPrice, quantity }: RenewedKit) => formatUsd(unitPrice * quantity);

export function RenewalFailedMail({ subscription, link }: RenewalMailProps) {
  return (
    <Letter preview="Your card was refused" heading="Your renewal was not paid">
      <Paragraph>
        Your bank refused {renewalPrice(subscription)} for {subscription.productName}. We ask again in the
        next days; you do not have to do anything if the card is good by then.
      </Paragraph>
      <Paragraph>You can also cancel the subscription and order with another card.</Paragraph>
      <ActionLink href={link}>See your subscriptions</ActionLink>
    </Letter>
  );
}

export function RenewalPausedMail({ subscription, link }: RenewalMailProps) {
  return (
    <Letter preview="You pay nothing for it" heading="Your renewal waits for a kit">
      <Paragraph>
        There is no {subscription.productName} left for your renewal, so we paused the subscription. You pay
        nothing for it: a charge that was made already goes back to your card. It goes on by itself once there
        are kits.
      </Paragraph>
      <ActionLink href={link}>See your subscriptions</ActionLink>
    </Letter>
  );
}

export function RenewalSoonMail({ subscription, link }: RenewalMailProps) {
  return (
    <Letter preview={`Renews on ${renewalDay(subscription)}`} heading="Your next kit is near">
      <Paragraph>
        {subscription.productName} renews on {renewalDay(subscription)} for {renewalPrice(subscription)}.
        Cancel before that day if you do not want it.
      </Paragraph>
      <ActionLink href={link}>See your subscriptions</ActionLink>
    </Letter>
  );
}

export function RenewalsEndedMail({ subscription, link }: RenewalMailProps) {
  return (
    <Letter preview="Nothing more is charged" heading="Your subscription is cancelled">
      <Paragraph>
        No further {subscription.productName} is sent, and nothing more is charged for it. A kit that is paid
        already still comes.
      </Paragraph>
      <ActionLink href={link}>See your subscriptions</ActionLink>
    </Letter>
  );
}

import { formatUsd } from '@larkwell/contracts/fields/money';
import {
  renewalDayWords,
  renewalMessages,
  renewalPriceWords,
  renewalSentence,
} from '@larkwell/contracts/subscriptions/renewal-terms';
import { ActionLink, Fact, Letter, Paragraph } from '../../mails';
import type { SubscriptionRow } from '../store';

type RenewedKit = Pick<SubscriptionRow, 'productName' | 'unitPrice' | 'quantity' | 'months' | 'renewsOn'>;

export interface RenewalMailProps {
  subscription: RenewedKit;
  /** The subscription's page. */
  link: string;
  /** What happened and what will happen, in the page's words. */
  notice: string;
}

/**
 * Ended by its owner, because a renewal was not paid in time, or because a payment for it was lost to a
 * dispute.
 */
export type EndReason = 'asked' | 'unpaid' | 'disputed';

export type EndedMailProps = RenewalMailProps & {
  reason: EndReason;
  /** Whether a bank holds one of its payments. Missing in mails queued without it. */
  isDisputed?: boolean;
};

/** `Tue, Dec 1, 2026` */
export const renewalDay = ({ renewsOn }: RenewedKit) => renewalDayWords(renewsOn);

const amountOf = ({ unitPrice, quantity }: RenewedKit) => unitPrice * quantity;

/** What the renewal costs, for all its kits. */
export const renewalPrice = (kit: RenewedKit) => formatUsd(amountOf(kit));

/** `$36.75 every 3 months`, for all its kits. */
export const renewalRhythm = (kit: RenewedKit) =>
  renewalPriceWords({ amount: amountOf(kit), months: kit.months });

export function RenewalFailedMail({ subscription, notice, link }: RenewalMailProps) {
  return (
    <Letter preview="What happens next" heading="Your renewal was not paid">
      <Paragraph>Your subscription of {subscription.productName} could not be renewed.</Paragraph>
      <Paragraph>{notice}</Paragraph>
      <Paragraph>
        On your subscription page, you can pay with another card, or cancel and owe nothing.
      </Paragraph>
      <ActionLink href={link}>Pay the renewal</ActionLink>
    </Letter>
  );
}

export function BankAsksMail({ subscription, notice, link }: RenewalMailProps) {
  return (
    <Letter preview="Your bank asks you to confirm" heading="Confirm your renewal">
      <Paragraph>Your subscription of {subscription.productName} is due for renewal.</Paragraph>
      <Paragraph>{notice}</Paragraph>
      <Paragraph>
        On your subscription page, you can answer your bank, pay with another card, or cancel and owe nothing.
      </Paragraph>
      <ActionLink href={link}>Answer your bank</ActionLink>
    </Letter>
  );
}

export function RenewalPausedMail({ subscription, link }: RenewalMailProps) {
  return (
    <Letter preview="You pay nothing for this renewal" heading="Your renewal is waiting for a kit">
      <Paragraph>
        {subscription.productName} is sold out, so we paused your subscription. You pay nothing for this
        renewal. If you were already charged, the money goes back to your card. The subscription resumes by
        itself once kits are in stock.
      </Paragraph>
      <ActionLink href={link}>See your subscription</ActionLink>
    </Letter>
  );
}

export function RenewalSoonMail({ subscription, link }: RenewalMailProps) {
  const { productName, quantity, months, renewsOn } = subscription;
  const amount = amountOf(subscription);
  return (
    <Letter preview={`Renews on ${renewalDay(subscription)}`} heading="Your next kit is coming up">
      <Paragraph>
        {renewalSentence({ name: productName, quantity, amount, months, nextOn: renewsOn })}
      </Paragraph>
      <Fact label="Charged on that day">{renewalPrice(subscription)}</Fact>
      <Paragraph>{renewalMessages.howToCancel} You can also choose another interval there.</Paragraph>
      <ActionLink href={link}>Cancel, skip, pause or change it</ActionLink>
    </Letter>
  );
}

/** Null when its owner asked for it. */
export function whyEnded({ subscription, reason }: EndedMailProps): string | null {
  if (reason === 'asked') return null;
  const { productName } = subscription;
  return reason === 'unpaid'
    ? `Your renewal of ${productName} for ${renewalPrice(subscription)} was not paid in time, so the subscription has ended. You owe nothing.`
    : `After a dispute, the bank returned a payment for ${productName} to the card it came from. The subscription has ended. You owe nothing. If you still want it, you can subscribe again.`;
}

function paidKit({ reason, isDisputed }: EndedMailProps): string {
  if (reason === 'disputed') return '';
  return isDisputed
    ? ' A paid kit that has not shipped is sent only if the bank decides in favor of its payment.'
    : ' A kit that you already paid for will still be sent.';
}

export function RenewalsEndedMail(data: EndedMailProps) {
  const { subscription, link } = data;
  const why = whyEnded(data);
  return (
    <Letter preview="You will not be charged again" heading="Your subscription is canceled">
      {why && <Paragraph>{why}</Paragraph>}
      <Paragraph>
        We will not send any more {subscription.productName}, or charge you for it again.
        {paidKit(data)}
      </Paragraph>
      <ActionLink href={link}>See your subscriptions</ActionLink>
    </Letter>
  );
}

import type { ReactElement } from 'react';
import { getUser } from '../accounts/store';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { queueMail } from '../jobs/mail-job';
import {
  RenewalFailedMail,
  RenewalPausedMail,
  RenewalsEndedMail,
  RenewalSoonMail,
  renewalDay,
} from './mails/renewal-mail';
import type { SubscriptionRow } from './store';

async function send(
  deps: Deps,
  tx: Transaction,
  { userId }: SubscriptionRow,
  subject: string,
  body: ReactElement,
) {
  const { email } = await getUser(tx.db, userId);
  await queueMail(tx, deps.cipher, { to: email, subject, body });
}

/** The card was refused; the person can put it right or cancel. */
export function mailRenewalFailed(deps: Deps, tx: Transaction, subscription: SubscriptionRow): Promise<void> {
  const body = <RenewalFailedMail subscription={subscription} link={listLink(deps)} />;
  return send(deps, tx, subscription, `Your renewal of ${subscription.productName} was not paid`, body);
}

/** There was no kit left, so nothing was charged. */
export function mailRenewalPaused(deps: Deps, tx: Transaction, subscription: SubscriptionRow): Promise<void> {
  const body = <RenewalPausedMail subscription={subscription} link={listLink(deps)} />;
  return send(deps, tx, subscription, `Your renewal of ${subscription.productName} waits`, body);
}

/** A charge is near. */
export function mailRenewalSoon(deps: Deps, tx: Transaction, subscription: SubscriptionRow): Promise<void> {
  const body = <RenewalSoonMail subscription={subscription} link={listLink(deps)} />;
  return send(
    deps,
    tx,
    subscription,
    `${subscription.productName} renews on ${renewalDay(subscription)}`,
    body,
  );
}

/** It was cancelled, by its owner or after the last refused charge. */
export function mailRenewalsEnded(deps: Deps, tx: Transaction, subscription: SubscriptionRow): Promise<void> {
  const body = <RenewalsEndedMail subscription={subscription} link={listLink(deps)} />;
  return send(deps, tx, subscription, `Your subscription of ${subscription.productName} is cancelled`, body);
}

const listLink = (deps: Deps) => `${deps.settings.shopUrl}/subscription`;

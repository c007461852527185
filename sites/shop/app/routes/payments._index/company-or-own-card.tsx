import { PostForm } from '@larkwell/platform/forms/post-form';
import { COMPANY_CARD_WARNING, type PaymentOption } from '@larkwell/contracts/payments/payments';
import { Button } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import type { ReactNode } from 'react';
import { Consent } from '../../checkout/consent';
import { paymentMessages } from '../../messages/checkout';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';
import styles from './company-or-own-card.module.css';

type CompanyOrOwnCardProps = {
  amount: string;
  payForm: PayForm;
  chosen?: PaymentOption;
  /** Why the company card was refused. */
  refusal?: string;
  ownCard: ReactNode;
};

/** Lets an employee choose which card is charged. CSS shows the chosen way to pay, so nothing waits for script. */
export function CompanyOrOwnCard(props: CompanyOrOwnCardProps) {
  const { amount, payForm, chosen = 'self', refusal, ownCard } = props;
  return (
    <div className={styles.choice}>
      <RadioGroup
        name="preferredPaymentOption"
        label={paymentMessages.whichCard}
        defaultValue={chosen}
        choices={[
          { value: 'self', label: paymentMessages.useMyCard, hint: paymentMessages.ownCardSeenBy },
          {
            value: 'organization',
            label: paymentMessages.useCompanyCard,
            hint: paymentMessages.companyCardSeenBy,
          },
        ]}
      />
      <div className={`${styles.own} stack`} data-gap="large">
        {ownCard}
      </div>
      <div className={styles.company}>
        <PostForm className="stack">
          <PayFormFields {...payForm} />
          <Notice tone="warning">
            <p>{COMPANY_CARD_WARNING}</p>
          </Notice>
          {refusal && (
            <p id="company-refusal" className={styles.refusal}>
              {refusal}
            </p>
          )}
          <p>
            <Button
              wide
              name="intent"
              value="company"
              busyLabel="LOADING..."
              aria-describedby={refusal && 'company-refusal'}
            >
              Pay {amount} by company card
            </Button>
          </p>
          <Consent hasRenewal={false} />
        </PostForm>
      </div>
    </div>
  );
}

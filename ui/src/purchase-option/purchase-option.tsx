import type { ReactNode } from 'react';
import { choiceHintId } from '../field/described-by';
import styles from './purchase-option.module.css';

export interface DurationOption {
  /** Posted value, in months. */
  value: string;
  /** "3 months". */
  label: string;
  /** Formatted price of one kit with this duration. */
  price: string;
  /** "25% off". */
  saving: string;
  /** The terms: "$74.25 today, then $74.25 every 3 months", the next date and how to cancel. */
  terms?: ReactNode;
}

export interface PurchaseOptionProps {
  /** Formatted price of one kit without a subscription: "$99.00". */
  oneTimePrice: string;
  /** Empty for people who cannot subscribe: only the one-time price is shown. */
  durations: readonly DurationOption[];
  /** Which option starts selected. */
  defaultOption?: 'one_time_purchase' | 'subscription';
  /** The value of the duration that starts selected. */
  defaultDuration?: string;
  /** Name under which the option is posted. */
  optionName?: string;
  /** Name under which the duration is posted. */
  durationName?: string;
  /** Ids of the amounts that follow the choice if there is script, separated by spaces. */
  priceId: string;
}

/** Buy once or subscribe, with every price shown without script. */
export function PurchaseOption(props: PurchaseOptionProps) {
  const { oneTimePrice, durations, optionName = 'paymentOption', priceId } = props;
  const { defaultOption = 'one_time_purchase' } = props;
  const maySubscribe = durations.length > 0;
  return (
    <price-choice data-target={priceId} data-prices={JSON.stringify(pricesOf(oneTimePrice, durations))}>
      <fieldset data-field={optionName}>
        <legend className="visually-hidden">Purchase option</legend>
        <div className={styles.options}>
          <Option
            id={optionName}
            name={optionName}
            value="one_time_purchase"
            isChosen={defaultOption === 'one_time_purchase' || !maySubscribe}
            label="One-time purchase"
            price={oneTimePrice}
          />
          {maySubscribe ? (
            <>
              <Option
                id={`${optionName}-2`}
                name={optionName}
                value="subscription"
                isChosen={defaultOption === 'subscription'}
                label="Subscribe and Save"
                price={`from ${durations[0]!.price}`}
              />
              <Durations {...props} />
            </>
          ) : null}
        </div>
      </fieldset>
    </price-choice>
  );
}

interface OptionProps {
  id: string;
  name: string;
  value: string;
  isChosen: boolean;
  label: string;
  price: string;
}

function Option({ id, name, value, isChosen, label, price }: OptionProps) {
  return (
    <div className={styles.option}>
      <input id={id} type="radio" name={name} value={value} defaultChecked={isChosen} />
      <label htmlFor={id} className={styles.label}>
        {label} <span className={`${styles.price} n`}>{price}</span>
      </label>
    </div>
  );
}

/** The three intervals side by side; then the terms of the chosen one, or of each where CSS cannot tell which. */
function Durations(props: PurchaseOptionProps) {
  const { durations, durationName = 'subscriptionDuration', defaultDuration = durations[0]?.value } = props;
  const idOf = (index: number) => (index === 0 ? durationName : `${durationName}-${index + 1}`);
  return (
    <div className={styles.subscribe}>
      <div className={styles.durations} role="radiogroup" aria-label="How often do we send a kit?">
        {durations.map(({ value, label, price, saving, terms }, index) => (
          <label key={value} htmlFor={idOf(index)} className={styles.duration}>
            <input
              id={idOf(index)}
              type="radio"
              name={durationName}
              value={value}
              defaultChecked={value === defaultDuration}
              aria-describedby={terms ? choiceHintId(idOf(index)) : undefined}
            />
            <strong className={`${styles.amount} n`}>{price}</strong>{' '}
            <span className="visually-hidden">Every </span>
            {label}, <span className="unbroken">{saving}</span>
          </label>
        ))}
      </div>
      {durations.map(({ value, terms }, index) =>
        terms ? (
          <p key={value} id={choiceHintId(idOf(index))} className={styles.terms}>
            {terms}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** Prices by the value of the radio that sets them: purchase option or duration. */
function pricesOf(oneTimePrice: string, durations: readonly DurationOption[]) {
  return {
    one_time_purchase: oneTimePrice,
    ...Object.fromEntries(durations.map(({ value, price }) => [value, price])),
  };
}

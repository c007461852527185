import { FieldGroup } from '../field/field';
import { RadioGroup } from '../radio-group/radio-group';
import choice from '../field/choice.module.css';
import styles from './purchase-option.module.css';

export interface DurationOption {
  /** Posted value, in months. */
  value: string;
  /** "3 months". */
  label: string;
  /** Formatted price of one kit with this duration. */
  price: string;
  /** "25% off: you save $24.75". */
  saving: string;
  /** The terms: "$74.25 today, then $74.25 every 3 months". */
  terms?: string;
}

export interface PurchaseOptionProps {
  /** Formatted price of one kit without a subscription: "$99.00". */
  oneTimePrice: string;
  /** Empty for people who cannot subscribe: only the one-time price is shown. */
  durations: readonly DurationOption[];
  /** Terms for every duration, such as how to cancel. */
  durationHint?: string;
  /** Which option starts selected. */
  defaultOption?: 'one_time_purchase' | 'subscription';
  /** The value of the duration that starts selected. */
  defaultDuration?: string;
  /** Name under which the option is posted. */
  optionName?: string;
  /** Name under which the duration is posted. */
  durationName?: string;
  /** Shown above the options. */
  error?: string;
  /** Id of the `PriceBlock` amount that follows the choice if there is script. */
  priceId: string;
}

function Priced({ label, price, saving }: { label: string; price: string; saving?: string }) {
  return (
    <span className={styles.priced}>
      <span>
        {label}
        {saving ? <span className={styles.saving}> {saving}</span> : null}
      </span>
      <strong className={styles.price}>{price}</strong>
    </span>
  );
}

/** Buy once or subscribe, with every price shown without script. */
export function PurchaseOption(props: PurchaseOptionProps) {
  const {
    oneTimePrice,
    durations,
    optionName = 'paymentOption',
    durationName = 'subscriptionDuration',
    durationHint,
  } = props;
  const {
    defaultOption = 'one_time_purchase',
    defaultDuration = durations[0]?.value,
    error,
    priceId,
  } = props;
  return (
    <price-choice data-target={priceId} data-prices={JSON.stringify(pricesOf(oneTimePrice, durations))}>
      <FieldGroup name={optionName} label="Purchase option" error={error}>
        <div className={styles.options}>
          <div className={choice.choice}>
            <input
              id={optionName}
              type="radio"
              name={optionName}
              value="one_time_purchase"
              defaultChecked={defaultOption === 'one_time_purchase' || durations.length === 0}
            />
            <label htmlFor={optionName}>
              <Priced label="One-time purchase" price={oneTimePrice} />
            </label>
          </div>
          {durations.length > 0 ? (
            <>
              <div className={choice.choice}>
                <input
                  id={`${optionName}-2`}
                  type="radio"
                  name={optionName}
                  value="subscription"
                  defaultChecked={defaultOption === 'subscription'}
                />
                <label htmlFor={`${optionName}-2`}>Subscribe and Save</label>
              </div>
              <div className={choice.reveal}>
                <RadioGroup
                  name={durationName}
                  label="If you subscribe, how often do we send a kit?"
                  defaultValue={defaultDuration}
                  choices={durations.map(({ value, label, price, saving, terms }) => ({
                    value,
                    hint: terms,
                    label: <Priced label={`Every ${label}`} price={price} saving={saving} />,
                  }))}
                />
                {durationHint ? <p className="small secondary">{durationHint}</p> : null}
              </div>
            </>
          ) : null}
        </div>
      </FieldGroup>
    </price-choice>
  );
}

/** Prices by the value of the radio that sets them: purchase option or duration. */
function pricesOf(oneTimePrice: string, durations: readonly DurationOption[]) {
  return {
    one_time_purchase: oneTimePrice,
    ...Object.fromEntries(durations.map(({ value, price }) => [value, price])),
  };
}

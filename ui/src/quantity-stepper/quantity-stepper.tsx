import { Icon } from '../icon/icon';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** What is counted, for the control names: "Thyroid check". */
  of: string;
  /** The number as the server knows it. */
  value: number;
  /** What was typed instead, if it was refused. */
  typed?: string;
  /** Stock. A larger number stays as typed, with a sentence beside it. */
  max: number;
  /** The smallest number. Minus is disabled there. */
  min?: number;
  /** Name under which the number is posted. */
  name?: string;
  /** Id of the number. Errors link to it. */
  id?: string;
  /** Name of the two submit buttons, posted as `dec` or `inc`. */
  intentName?: string;
  /** With script, a change posts the form (cart); by default it only changes the number (product page). */
  submitOnChange?: boolean;
  /** Shown beside the number and connected to it. */
  error?: string;
}

/**
 * A number with two buttons, inside the caller's form. Without script each button posts `intent=dec|inc`, and the page
 * comes back with the new number.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    of,
    value,
    typed,
    max,
    min = 1,
    name = 'quantity',
    id = name,
    intentName = 'intent',
    submitOnChange,
    error,
  } = props;
  return (
    <div className={styles.field} data-field={name} data-invalid={error ? true : undefined}>
      <quantity-stepper
        class={styles.stepper}
        data-min={String(min)}
        data-max={String(max)}
        data-submit={submitOnChange ? '' : undefined}
      >
        <button
          type="submit"
          name={intentName}
          value="dec"
          formNoValidate
          className={styles.button}
          aria-label={`Decrease quantity of ${of}`}
          aria-disabled={value <= min || undefined}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed ?? value}
          className={styles.input}
          aria-label={`Quantity of ${of}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-limit`}
        />
        <button
          type="submit"
          name={intentName}
          value="inc"
          formNoValidate
          className={styles.button}
          aria-label={`Increase quantity of ${of}`}
          aria-disabled={value >= max || undefined}
        >
          <Icon name="plus" />
        </button>
      </quantity-stepper>
      {error ? null : (
        <p id={`${id}-limit`} className={styles.error} role="alert" data-limit hidden>
          {limitWords(max)}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} className={styles.error} data-field-error>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** What is said to someone who wants more than there is. */
export const limitWords = (max: number) => `Only ${max} left.`;

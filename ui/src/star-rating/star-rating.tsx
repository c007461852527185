import { FieldGroup } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import styles from './star-rating.module.css';

const values = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

function inWords(value: number) {
  return `${value} ${value === 1 ? 'star' : 'stars'}`;
}

const star = 'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.5l-6 3.4 1.3-6.7-5-4.7 6.8-.8z';

function Star({ half }: { half?: 'left' | 'right' }) {
  const viewBox = half === 'left' ? '0 0 12 24' : half === 'right' ? '12 0 12 24' : '0 0 24 24';
  return (
    <svg viewBox={viewBox} className={styles.star} data-half={half} aria-hidden="true" focusable="false">
      <path d={star} />
    </svg>
  );
}

/** A given rating, in halves. The number is text; the stars only illustrate it. */
export function StarRating({
  value,
}: {
  /** From 0.5 to 5, in halves. */
  value: number;
}) {
  return (
    <span className={styles.shown}>
      <span className={styles.stars} aria-hidden="true">
        {values.map((at) => (
          <span key={at} data-filled={at <= value || undefined}>
            <Star half={at % 1 ? 'left' : 'right'} />
          </span>
        ))}
      </span>
      <span>
        {value}
        <span className={styles.outOf}> out of 5</span>
      </span>
    </span>
  );
}

export interface StarRatingInputProps extends FieldTexts {
  /** The rating that starts selected, in halves. */
  defaultValue?: number;
}

/** Asks for a rating from 0.5 to 5. Ten radios, none selected; CSS fills the stars up to the selected one. */
export function StarRatingInput({ defaultValue, ...texts }: StarRatingInputProps) {
  const { name, id = name } = texts;
  return (
    <FieldGroup {...texts}>
      <div className={styles.input}>
        {values.map((at, index) => {
          const starId = index === 0 ? id : `${id}-${index + 1}`;
          return [
            <input
              key={`${at}-input`}
              id={starId}
              type="radio"
              name={name}
              value={at}
              defaultChecked={at === defaultValue}
              className={styles.radio}
            />,
            <label key={`${at}-label`} htmlFor={starId} className={styles.half} title={inWords(at)}>
              <Star half={at % 1 ? 'left' : 'right'} />
              <span className="visually-hidden">{inWords(at)}</span>
            </label>,
            <span key={`${at}-text`} className={styles.chosen} aria-hidden="true">
              {inWords(at)}
            </span>,
          ];
        })}
      </div>
    </FieldGroup>
  );
}

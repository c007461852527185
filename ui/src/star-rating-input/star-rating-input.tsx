import { FieldGroup } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import styles from './star-rating-input.module.css';

const values = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);
const star = 'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.5l-6 3.4 1.3-6.7-5-4.7 6.8-.8z';

function inWords(value: number) {
  return `${value} ${value === 1 ? 'star' : 'stars'}`;
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
              <svg viewBox={at % 1 ? '0 0 12 24' : '12 0 12 24'} aria-hidden="true">
                <path d={star} />
              </svg>
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

import control from '../field/control.module.css';
import { describedBy } from '../field/described-by';
import { FieldGroup } from '../field/field';
import type { FieldTexts } from '../field/field-texts';
import { useWords } from '../words/words';
import styles from './date-parts.module.css';

export type DatePart = 'month' | 'day' | 'year';

export interface DatePartsProps extends FieldTexts {
  /** The text as typed: "January" and "1" both come back unchanged. */
  defaultValue?: Partial<Record<DatePart, string>>;
  /** The wrong parts; if there is an error, all of them by default. */
  wrongParts?: readonly DatePart[];
  /** Adds the autocomplete values `bday-month`, `bday-day`, `bday-year`, for the person's own date of birth. */
  birthday?: boolean;
}

const parts: readonly { part: DatePart; width: number }[] = [
  { part: 'month', width: 5 },
  { part: 'day', width: 2 },
  { part: 'year', width: 4 },
];

/**
 * A date people know by heart, as three text fields in US order, posted as `name.month`, `name.day`, `name.year`.
 * The month may be typed as a number or a name. The first part has the field's own id, so links reach it.
 */
export function DateParts({ defaultValue, wrongParts, birthday, ...texts }: DatePartsProps) {
  const words = useWords();
  const { name, id = name, error, hint = words.dateHint } = texts;
  const wrong = wrongParts ?? (error && error.length > 0 ? parts.map(({ part }) => part) : []);
  return (
    <FieldGroup {...texts} hint={hint}>
      <div className={styles.parts}>
        {parts.map(({ part, width }, index) => {
          const partId = index === 0 ? id : `${id}-${part}`;
          return (
            <div key={part} className={styles.part}>
              <label htmlFor={partId}>{words[part]}</label>
              <input
                id={partId}
                name={`${name}.${part}`}
                type="text"
                inputMode={part === 'month' ? 'text' : 'numeric'}
                autoComplete={birthday ? `bday-${part}` : 'off'}
                defaultValue={defaultValue?.[part]}
                className={control.control}
                data-width={width}
                aria-invalid={wrong.includes(part) || undefined}
                aria-describedby={describedBy(wrong.includes(part) && `${id}-error`)}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

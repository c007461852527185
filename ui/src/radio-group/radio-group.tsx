import styles from '../field/choice.module.css';
import { ChoiceLine } from '../field/choice-line';
import type { Choice } from '../field/choice-line';
import { choiceHintId } from '../field/described-by';
import { FieldGroup } from '../field/field';
import type { FieldTexts } from '../field/field-texts';

export interface RadioGroupProps extends FieldTexts {
  /** The answers, in order. */
  choices: readonly Choice[];
  /** Nothing is selected unless given: a preselected answer is not an answer. */
  defaultValue?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
}

/** One of a few choices. Stacked, never in a row. The first radio has the field's id, so links reach it. */
export function RadioGroup({ choices, defaultValue, autoComplete, ...texts }: RadioGroupProps) {
  const { name, id = name } = texts;
  return (
    <FieldGroup {...texts}>
      <div className={styles.choices}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${index + 1}`;
          return (
            <ChoiceLine key={choice.value} id={choiceId} choice={choice}>
              <input
                id={choiceId}
                name={name}
                type="radio"
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
                disabled={choice.disabled}
                autoComplete={autoComplete}
                aria-describedby={choice.hint ? choiceHintId(choiceId) : undefined}
              />
            </ChoiceLine>
          );
        })}
      </div>
    </FieldGroup>
  );
}

import { ChoiceLine } from '../field/choice-line';
import type { Choice } from '../field/choice-line';
import { choiceHintId } from '../field/described-by';
import styles from '../field/choice.module.css';
import { FieldGroup } from '../field/field';
import type { FieldTexts } from '../field/field-texts';

export interface CheckboxChoice extends Choice {
  /** Set if each box has its own name (`symptoms.is_cough`); by default the group's name. */
  name?: string;
}

export interface CheckboxGroupProps extends FieldTexts {
  /** The boxes, in order. */
  choices: readonly CheckboxChoice[];
  /** Values of the checked boxes. */
  defaultValue?: readonly string[];
}

/** Any of several choices. Say "Select all that apply" in the hint. */
export function CheckboxGroup({ choices, defaultValue = [], ...texts }: CheckboxGroupProps) {
  const { name, id = name } = texts;
  return (
    <FieldGroup {...texts}>
      <div className={styles.choices}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${index + 1}`;
          return (
            <ChoiceLine key={`${choice.name}${choice.value}`} id={choiceId} choice={choice}>
              <input
                id={choiceId}
                name={choice.name ?? name}
                type="checkbox"
                value={choice.value}
                defaultChecked={defaultValue.includes(choice.value)}
                disabled={choice.disabled}
                aria-describedby={choice.hint ? choiceHintId(choiceId) : undefined}
              />
            </ChoiceLine>
          );
        })}
      </div>
    </FieldGroup>
  );
}

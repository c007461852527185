import type { FieldMetadata } from '@conform-to/react';
import {
  ASSESSMENT_SECTIONS,
  SYMPTOMS,
  type ASSESSMENT_QUESTIONS,
} from '@larkwell/contracts/appointments/assessment';
import { CheckboxGroup } from '@larkwell/ui/checkbox-group/checkbox-group';
import { checkboxGroupProps, dateProps, fieldProps } from '@larkwell/ui/conform';
import { DateParts } from '@larkwell/ui/date-parts/date-parts';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { yesNoChoices } from '../../forms/yes-no-choices';
import type { TypedDate } from '@larkwell/platform/forms/typed-date';
import { assessmentMessages as words } from '../../messages/assessment';

type Question = (typeof ASSESSMENT_QUESTIONS)[number];

/** The form as typed. */
export type AssessmentValues = Record<Question, string> & {
  symptoms: string[];
  symptom_date: NonNullable<TypedDate>;
  is_acknowledge: string;
};

type Fields = {
  [Name in keyof AssessmentValues]: FieldMetadata<AssessmentValues[Name], AssessmentValues, string[]>;
};

interface QuestionsProps {
  fields: Fields;
  /** The first day on which symptoms may have started, such as `Nov 7`; null if unknown. */
  firstDay: string | null;
}

/** The eight questions in three sections; a yes reveals symptoms and their date. */
export function AssessmentQuestions({ fields, firstDay }: QuestionsProps) {
  return Object.entries(ASSESSMENT_SECTIONS).map(([section, questions]) => (
    <section key={section} className="stack" aria-labelledby={section}>
      <h2 id={section}>{words.sections[section as keyof typeof ASSESSMENT_SECTIONS]}</h2>
      {questions.map((question) => (
        <RadioGroup
          key={question}
          {...fieldProps(fields[question])}
          label={words.questions[question]}
          hint={words.questionHints[question]}
          choices={yesNoChoices(
            question === 'symptoms_experienced' ? (
              <Symptoms fields={fields} firstDay={firstDay} />
            ) : undefined,
          )}
        />
      ))}
    </section>
  ));
}

function Symptoms({ fields, firstDay }: QuestionsProps) {
  return (
    <div className="stack">
      <CheckboxGroup
        {...checkboxGroupProps(fields.symptoms)}
        label={words.symptomsLegend}
        hint={words.symptomsHint}
        choices={SYMPTOMS.map((value) => ({ value, label: words.symptoms[value] }))}
      />
      <DateParts
        {...dateProps(fields.symptom_date)}
        label={words.symptomDate}
        hint={words.symptomDateHint(firstDay)}
      />
    </div>
  );
}

import type { FieldMetadata } from '@conform-to/react';
import { TEST_TYPES, type TestType } from '@larkwell/contracts/test-types';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps } from '@larkwell/ui/conform';
import { Details } from '@larkwell/ui/details/details';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { PlaceSuggestions } from '../../booking/place-suggestions';
import { householdMessages } from '../../messages/household';
import { schedulerMessages as words } from '../../messages/scheduler';
import { testTypeMessages } from '../../messages/test-types';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';
import styles from './search-form.module.css';

export interface SearchValues extends Record<string, unknown> {
  location: string;
  testType: string;
}

interface SearchFormProps {
  fields: { [Name in 'location' | 'testType']: FieldMetadata<string, SearchValues, string[]> };
  found: { people: number; testType: TestType; place: string | null; suggestions: { label: string }[] };
  /** Whether there is something to do here: an error, or no location found. */
  isOpen: boolean;
}

/**
 * The fields for test and place, under one line that says both and opens without script as well. Closed unless they
 * are needed, so that the earliest times come first. For an unknown place, similar ones are offered as buttons.
 */
export function SearchForm({ fields, found, isOpen }: SearchFormProps) {
  return (
    <Details look="panel" open={isOpen} summary={<Selected {...found} />}>
      <PostForm className="stack" action={paths.scheduler({ people: found.people })}>
        <submit-on-change class="stack" data-hides="locations">
          <RadioGroup
            {...fieldProps(fields.testType)}
            label={words.testType}
            hint={words.testTypeHint}
            choices={TEST_TYPES.map((value) => ({
              value,
              label: testTypeMessages[value],
              hint: words.testTypeHints[value],
            }))}
          />
          <div className="without-script">
            <Button variant="secondary" size="small" busyLabel={words.searching}>
              {words.showTimes}
            </Button>
          </div>
        </submit-on-change>
        <TextInput
          {...fieldProps(fields.location)}
          label={words.location}
          hint={words.locationHint}
          autoComplete="postal-code"
        />
        <div>
          <Button variant="secondary" busyLabel={words.searching}>
            {words.search}
          </Button>
        </div>
      </PostForm>
      <PlaceSuggestions
        places={found.suggestions.map(({ label }) => label)}
        action={paths.scheduler({ people: found.people })}
        testType={found.testType}
      />
    </Details>
  );
}

function Selected({ testType, place, people }: Omit<SearchFormProps['found'], 'suggestions'>) {
  return (
    <span className={styles.selected}>
      <span>
        {words.selected}: <strong>{testTypeMessages[testType]}</strong>
        {place && (
          <>
            , {words.nearPlace} <strong>{place}</strong>
          </>
        )}
        {people > 1 && (
          <>
            , <strong>{householdMessages.forPeople(people)}</strong>
          </>
        )}
      </span>{' '}
      <span className={styles.change}>{words.change}</span>
    </span>
  );
}

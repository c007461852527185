import { SEXES } from '@larkwell/contracts/kits/kits';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { dateProps, fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { DateParts } from '@larkwell/ui/date-parts/date-parts';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { PhoneInput } from '@larkwell/ui/phone-input/phone-input';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import { TextInput } from '@larkwell/ui/text-input/text-input';

import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { KitSummary } from '../../kits/kit-summary';
import { kitSteps, kitTexts } from '../../messages/kits';
import { paths } from '../../paths';
import { AddressFields } from '../../address/address-fields';
import type { Places } from '../../places/places.server';
import { testerLabels as labels, type TypedTester } from './form';

interface TesterFormProps {
  kit: { testName: string; kitId: string };
  places: Places;
}

/** Step 2: who takes the test. */
export function TesterForm({ kit, places }: TesterFormProps) {
  const [form, fields] = usePageForm<TypedTester>('tester');
  return (
    <PostForm className="stack reading">
      {/* Enter presses the first button of a form: without this one, the ZIP look-up. */}
      <button type="submit" name="intent" value="review" hidden tabIndex={-1} />
      <StepBar steps={kitSteps} current={2} label="Kit registration" />
      <ErrorSummary errors={summaryErrors(form, labels)} />
      <BackLink href={paths.registerKit()} />
      <PageHeading lead={<p>{kitTexts.testerLead}</p>}>{kitTexts.testerTitle}</PageHeading>
      <KitSummary {...kit} />
      <TextInput {...fieldProps(fields.firstName)} label={labels.firstName} autoComplete="given-name" />
      <TextInput {...fieldProps(fields.lastName)} label={labels.lastName} autoComplete="family-name" />
      <DateParts {...dateProps(fields.dob)} label={labels.dob} birthday />
      <RadioGroup
        {...fieldProps(fields.sex)}
        label={labels.sex}
        choices={SEXES.map((sex) => ({ value: sex, label: sex }))}
      />
      <AddressFields
        places={places}
        apartment={fields.suit}
        fields={{
          zipCode: fields.zip,
          address: fields.addressLine1,
          city: fields.city,
          state_id: fields.state,
          country_id: fields.country,
        }}
      />
      <PhoneInput {...fieldProps(fields.phoneNumber)} label={labels.phoneNumber} />
      <p>
        <Button name="intent" value="review" busyLabel="LOADING...">
          Next
        </Button>
      </p>
    </PostForm>
  );
}

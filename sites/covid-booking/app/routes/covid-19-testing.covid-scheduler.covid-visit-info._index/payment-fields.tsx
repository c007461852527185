import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import { NO, YES } from '@larkwell/contracts/fields/yes-no';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { checkboxProps, fieldProps } from '@larkwell/ui/conform';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { price } from '../../booking/price';
import type { VisitFields } from '../../booking/visit-form';
import { yesNoChoices } from '../../forms/yes-no-choices';
import { payMessages as words } from '../../messages/visit-questions';

/** How an RT-PCR test is paid for. The insurance card is on the next page. */
export function PaymentFields({ fields }: { fields: VisitFields }) {
  const attestation = (
    <Checkbox
      {...checkboxProps(fields.confirm_no_health_insurance)}
      label={words.confirm_no_health_insurance}
    />
  );
  const insurance = (
    <RadioGroup
      {...fieldProps(fields.heath_insurance)}
      label={words.heath_insurance}
      hint={words.unreported}
      choices={yesNoChoices(undefined, attestation)}
    />
  );
  return (
    <RadioGroup
      {...fieldProps(fields.payment_select)}
      label={words.payment_select}
      choices={[
        { value: YES, label: words.card(price(TEST_PRICES['RT-PCR'])), hint: words.cardHint },
        { value: NO, label: words.noCost, reveal: insurance },
      ]}
    />
  );
}

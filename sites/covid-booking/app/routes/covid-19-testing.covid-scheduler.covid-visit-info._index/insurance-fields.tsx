import { DEFAULT_POLICY_HOLDER, POLICY_HOLDERS } from '@larkwell/contracts/appointments/visit-answers';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import { fieldProps } from '@larkwell/ui/conform';
import { Select } from '@larkwell/ui/select/select';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { VisitFields } from '../../booking/visit-form';
import { payMessages as words } from '../../messages/visit-info';
import { CardImageField } from './card-image-field';
import { MemberId } from './member-id';

interface InsuranceFieldsProps {
  fields: VisitFields;
  draft: Pick<Draft, 'images' | 'secrets'>;
  /** The side whose removal awaits confirmation. */
  removing?: CardSide;
}

/**
 * The insurance card's details. The pictures come first: they are stored at once, even if other answers are missing.
 */
export function InsuranceFields({ fields, draft, removing }: InsuranceFieldsProps) {
  const holder = fieldProps(fields.policy_holder);
  return (
    <>
      <p>{words.insuranceLead}</p>
      <CardImageField
        side="front"
        field={fields.front_insurance_card_img}
        image={draft.images.front}
        removing={removing === 'front'}
      />
      <CardImageField
        side="back"
        field={fields.back_insurance_card_img}
        image={draft.images.back}
        removing={removing === 'back'}
      />
      <TextInput
        {...fieldProps(fields.insurance_company)}
        label={words.insurance_company}
        autoComplete="off"
      />
      <MemberId fields={fields} secrets={draft.secrets} />
      <TextInput
        {...fieldProps(fields.group_number)}
        label={words.group_number}
        optional
        autoComplete="off"
      />
      <Select
        {...holder}
        defaultValue={holder.defaultValue ?? DEFAULT_POLICY_HOLDER}
        label={words.policy_holder}
        options={POLICY_HOLDERS.map((value) => ({ value, label: words.policyHolders[value] }))}
      />
    </>
  );
}

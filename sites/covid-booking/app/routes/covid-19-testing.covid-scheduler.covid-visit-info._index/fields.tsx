import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import type { VisitFields } from '../../booking/visit-form';
import { ContactFields } from './contact-fields';
import { GovernmentFields } from './government-fields';
import { InsuranceFields } from './insurance-fields';
import { MedicalFields } from './medical-fields';
import type { VisitPage } from './pages';
import { PatientFields } from './patient-fields';
import { PaymentFields } from './payment-fields';

interface FieldsProps {
  page: Exclude<VisitPage, 'consent'>;
  fields: VisitFields;
  draft: Draft;
  removing?: CardSide;
}

/** The fields of one page of the visit form. */
export function Fields({ page, fields, draft, removing }: FieldsProps) {
  switch (page) {
    case 'patient':
      return <PatientFields fields={fields} />;
    case 'contact':
      return <ContactFields fields={fields} offersText={draft.offersTextReminder} />;
    case 'medical':
      return <MedicalFields fields={fields} />;
    case 'payment':
      return <PaymentFields fields={fields} />;
    case 'insurance':
      return <InsuranceFields fields={fields} draft={draft} removing={removing} />;
    case 'government':
      return <GovernmentFields fields={fields} draft={draft} />;
  }
}

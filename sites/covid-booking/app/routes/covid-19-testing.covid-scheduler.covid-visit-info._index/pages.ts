import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { chosenSection, type Progress } from '../../booking/steps';
import { namesOf } from '../../forms/names-of';
import {
  contactMessages,
  governmentMessages,
  medicalMessages,
  patientMessages,
  payMessages,
  visitInfoMessages,
} from '../../messages/visit-info';

/** A page of the visit form: a section, or the insurance card, which is the second page of the payment section. */
export type VisitPage = VisitSection | 'insurance';

/** The section whose answers a page holds. */
export const sectionOf = (page: VisitPage): VisitSection => (page === 'insurance' ? 'payment' : page);

/** The page that an address names if it applies, otherwise where the visitor left off. */
export function chosenPage(progress: Progress, query: URLSearchParams): VisitPage {
  const section = chosenSection(progress, query.get('section'));
  return section === 'payment' && query.get('card') === '1' ? 'insurance' : section;
}

const labels: Record<VisitPage, () => Record<string, string>> = {
  patient: () => namesOf(patientMessages),
  contact: () => namesOf(contactMessages),
  medical: () => namesOf(medicalMessages),
  payment: () =>
    namesOf({
      payment_select: payMessages.payment_select,
      heath_insurance: payMessages.heath_insurance,
      confirm_no_health_insurance: payMessages.attestation,
    }),
  insurance: () =>
    namesOf({
      front_insurance_card_img: payMessages.front_insurance_card_img,
      back_insurance_card_img: payMessages.back_insurance_card_img,
      insurance_company: payMessages.insurance_company,
      insurance_id: payMessages.insurance_id,
      confirm_insurance_id: payMessages.confirm_insurance_id,
      group_number: payMessages.group_number,
      policy_holder: payMessages.policy_holder,
    }),
  government: () => namesOf(governmentMessages),
  consent: () => ({ is_acknowledge: visitInfoMessages.acknowledgeLabel }),
};

/** Labels of a page's fields, in page order; the error summary uses the same order. */
export const labelFields = (page: VisitPage) => labels[page]();

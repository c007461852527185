import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import type { VisitAnswers, VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { isUninsured } from '@larkwell/contracts/appointments/visit-rules';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { NO, YES } from '@larkwell/contracts/fields/yes-no';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import type { SummaryRow } from '@larkwell/ui/summary-list/summary-list';
import { siteMessages } from '../messages/site';
import {
  contactMessages as contact,
  governmentMessages as government,
  medicalMessages as medical,
  patientMessages as patient,
  payMessages as pay,
} from '../messages/visit-info';
import { paths } from '../paths';
import { longDate } from './dates-in-words';
import { price } from './price';
import { stateName } from './us-states';

type Row = [label: string, value: string | null | undefined];
type ReviewedDraft = Pick<Draft, 'visitInfo' | 'secrets' | 'testType'>;

const word = (words: Readonly<Record<string, string>>, value: string | null | undefined) =>
  value ? (words[value] ?? value) : undefined;
const yesNo = (value: string | null | undefined) =>
  word({ [YES]: siteMessages.yes, [NO]: siteMessages.no }, value);
const date = (value: string | null | undefined) => (value ? longDate(value) : undefined);
/** A row only if its question was asked. */
const asked = (label: string, value: string | undefined): Row[] => (value ? [[label, value]] : []);

/** The answers of a section in words, without secrets; each row links to its page. */
export function reviewRows(section: Exclude<VisitSection, 'consent'>, draft: ReviewedDraft): SummaryRow[] {
  const changeHref = paths.visitInfo(section);
  return rowsOf[section](draft.visitInfo, draft).map(([label, value]) => ({
    label,
    value: value || undefined,
    changeHref,
  }));
}

const rowsOf: Record<
  Exclude<VisitSection, 'consent'>,
  (answers: VisitAnswers, draft: ReviewedDraft) => Row[]
> = {
  patient: (answers) => [
    [patient.patient_relationship, word(patient.relationships, answers.patient_relationship)],
    [patient.patient_first_name, answers.patient_first_name],
    [patient.patient_last_name, answers.patient_last_name],
    [patient.date_of_birth, date(answers.date_of_birth)],
    [patient.gender, word(patient.genders, answers.gender)],
    [patient.ethnicity, word(patient.ethnicities, answers.ethnicity)],
    [patient.race, word(patient.races, answers.race)],
  ],

  contact: (answers) => [
    [contact.address_line_1, answers.address_line_1],
    [contact.address_line_2, answers.address_line_2],
    [contact.city, answers.city],
    [contact.state, stateName(answers.state ?? '')],
    [contact.zipCode, answers.zipCode],
    [contact.patient_email, answers.patient_email],
    [contact.patient_mobile, answers.patient_mobile],
    ...asked(contact.primary_phoneNumber, answers.primary_phoneNumber ?? undefined),
  ],

  medical: (answers) => [
    [medical.received_vaccine, yesNo(answers.received_vaccine)],
    ...asked(medical.vaccine_dose, word(medical.doses, answers.vaccine_dose)),
    ...asked(medical.vaccine_manufacturer_1, maker(answers.vaccine_manufacturer_1)),
    ...asked(medical.vaccine_manufacturer_2, maker(answers.vaccine_manufacturer_2)),
    ...asked(medical.taken_2_dose, yesNo(answers.taken_2_dose)),
    ...asked(
      answers.vaccine_dose === '1' ? medical.one_first_dose_date : medical.first_dose_date,
      date(answers.first_dose_date),
    ),
    ...asked(medical.second_dose_date, date(answers.second_dose_date)),
    [medical.first_time_vaccine, yesNo(answers.first_time_vaccine)],
    ...asked(medical.previous_test_positive, yesNo(answers.previous_test_positive)),
    [medical.medical_condition, yesNo(answers.medical_condition)],
    ...asked(medical.medical_issues, issues(answers)),
    [medical.is_pregnant, word(medical.pregnancy, answers.is_pregnant)],
  ],

  payment: (answers, { secrets }) => [
    [
      pay.payment_select,
      answers.payment_select === YES ? pay.card(price(TEST_PRICES['RT-PCR'])) : pay.noCost,
    ],
    ...asked(pay.heath_insurance, yesNo(answers.heath_insurance)),
    ...asked(pay.insurance_company, answers.insurance_company ?? undefined),
    ...asked(
      pay.insurance_id,
      answers.insurance_company && secrets.insurance_id ? siteMessages.kept : undefined,
    ),
    ...asked(pay.group_number, answers.group_number ?? undefined),
    ...asked(pay.policy_holder, word(pay.policyHolders, answers.policy_holder)),
  ],

  government: (answers, { secrets, testType, visitInfo }) => [
    ...(isUninsured(visitInfo, testType ?? DEFAULT_TEST_TYPE)
      ? [
          ...asked(government.ssn, secrets.ssn ?? undefined),
          ...asked(government.driver_license, secrets.driver_license ? siteMessages.kept : undefined),
          ...asked(government.hhs_state, answers.hhs_state ? stateName(answers.hhs_state) : undefined),
        ]
      : []),
    [government.health_info_available, yesNo(answers.health_info_available)],
  ],
};

function maker(name: string | null | undefined): string | undefined {
  return word({ other: medical.otherManufacturer }, name);
}

function issues({ medical_issues }: VisitAnswers): string | undefined {
  const ticked = Object.entries(medical_issues ?? {}).filter(([, isTicked]) => isTicked);
  return ticked.map(([issue]) => word(medical.issues, issue)).join(', ') || undefined;
}

import { describe, expect, it } from 'vitest';
import { makeVisitAnswers, makeVisitContext } from '../testing/index';
import { visitSchema, visitSectionSchema } from './visit';
import { VISIT_SECTIONS } from './visit-answers';

const parse = (over: object, context: object = {}) =>
  visitSchema(makeVisitContext(context)).safeParse({ ...makeVisitAnswers(), ...over });
const issues = (over: object, context: object = {}) =>
  parse(over, context).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);
const required = (...fields: string[]) => fields.map((field) => `${field}: This field is required`);

it('reports everything that is always required, at once', () => {
  const all = visitSchema(makeVisitContext()).safeParse({});
  expect(all.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)).toEqual(
    required(
      ...['patient_relationship', 'patient_first_name', 'patient_last_name', 'date_of_birth', 'gender'],
      ...['ethnicity', 'race', 'address_line_1', 'country', 'state', 'city', 'zipCode', 'patient_email'],
      ...[
        'patient_mobile',
        'is_primary_phone',
        'received_vaccine',
        'first_time_vaccine',
        'medical_condition',
      ],
      ...['payment_select', 'health_info_available', 'is_acknowledge'],
    ),
  );
});

it('treats only spaces as empty', () => {
  expect(issues({ patient_first_name: '   ' })).toEqual(required('patient_first_name'));
});

describe('the patient', () => {
  it('is at least 3 on the day of the visit', () => {
    const context = { visitDate: '2026-11-27' };
    expect(issues({ date_of_birth: '2023-11-27', patient_relationship: 'parent' }, context)).toBeUndefined();
    expect(issues({ date_of_birth: '2023-11-28' }, context)?.[0]).toMatch(
      /^date_of_birth: .*aged 3 and older/,
    );
  });
});

describe('a minor', () => {
  const alone = 'patient_relationship: ';
  const on = (date_of_birth: string, state: string, patient_relationship = 'patient') =>
    issues({ date_of_birth, patient_relationship }, { visitDate: '2026-11-27', state });

  it('cannot register alone while a guardian fills in the form', () => {
    expect(on('2016-11-27', 'IA')).toEqual([
      `${alone}Age 3-15: the parent or guardian fills in the form and accompanies the patient.`,
    ]);
    expect(on('2009-11-27', 'IA')?.[0]).toMatch(/^patient_relationship: Age 16-17/);
    expect(on('2008-11-27', 'NE')?.[0]).toMatch(/^patient_relationship: .*18 in Nebraska/);
  });

  it('passes with any other relationship, and once of age at the visit’s location', () => {
    for (const relationship of ['parent', 'legal_guardian', 'auth_representative']) {
      expect(on('2016-11-27', 'NE', relationship)).toBeUndefined();
    }
    expect(on('2008-11-27', 'IA')).toBeUndefined();
    expect(on('2007-11-27', 'NE')).toBeUndefined();
  });
});

describe('the contact', () => {
  it('uses the booking service’s sentences', () => {
    expect(issues({ patient_email: 'ada' })).toEqual(['patient_email: Invalid email address']);
    expect(issues({ zipCode: '123' })).toEqual(['zipCode: Zip code must be 5 digits!']);
  });

  it('needs a primary phone only when it is not the mobile', () => {
    expect(issues({ is_primary_phone: '0' })).toEqual(required('primary_phoneNumber'));
    expect(parse({ is_primary_phone: '1', primary_phoneNumber: 'nonsense' }).data).not.toHaveProperty(
      'primary_phoneNumber',
    );
  });
});

describe('the vaccine', () => {
  const two = { received_vaccine: '1', vaccine_dose: '2', vaccine_manufacturer_2: 'Pfizer' };

  it('asks for date and maker of one dose', () => {
    expect(issues({ received_vaccine: '1' })).toEqual(required('vaccine_dose'));
    expect(issues({ received_vaccine: '1', vaccine_dose: '1' })).toEqual(
      required('first_dose_date', 'vaccine_manufacturer_1'),
    );
    expect(issues({ received_vaccine: '1', vaccine_dose: 'no_specify' })).toBeUndefined();
  });

  it('asks for both dates only when both doses were taken', () => {
    expect(issues({ received_vaccine: '1', vaccine_dose: '2' })).toEqual(
      required('vaccine_manufacturer_2', 'taken_2_dose'),
    );
    expect(issues({ ...two, taken_2_dose: '0' })).toBeUndefined();
    expect(issues({ ...two, taken_2_dose: '1' })).toEqual(required('first_dose_date', 'second_dose_date'));
  });

  it('refuses a dose dated tomorrow, and a second dose before the first', () => {
    const taken = { ...two, taken_2_dose: '1' };
    expect(issues({ ...taken, first_dose_date: '2026-11-22', second_dose_date: '2026-11-21' })).toEqual([
      'first_dose_date: The date must not be in the future',
    ]);
    expect(issues({ ...taken, first_dose_date: '2026-11-21', second_dose_date: '2026-11-20' })).toEqual([
      'second_dose_date: The second dose cannot be before the first',
    ]);
    expect(
      issues({ ...taken, first_dose_date: '2026-11-20', second_dose_date: '2026-11-20' }),
    ).toBeUndefined();
  });
});

describe('the medical questions', () => {
  it('ask for an earlier positive test unless it is the first', () => {
    expect(issues({ first_time_vaccine: '0' })).toEqual(required('previous_test_positive'));
  });

  it('ask for at least one condition', () => {
    expect(issues({ medical_condition: '1' })).toEqual(required('medical_issues'));
    expect(issues({ medical_condition: '1', medical_issues: { is_asthma: false } })).toEqual(
      required('medical_issues'),
    );
    expect(issues({ medical_condition: '1', medical_issues: { is_asthma: true } })).toBeUndefined();
  });
});

describe('the payment', () => {
  const insured = {
    heath_insurance: '1',
    insurance_company: 'Prairie Health',
    insurance_id: 'M-1',
    confirm_insurance_id: 'M-1',
    policy_holder: 'Self',
    front_insurance_card_img: 'insurance/front',
    back_insurance_card_img: 'insurance/back',
  };

  it('is by card for Antigen, whatever is sent', () => {
    const result = parse({ payment_select: '0', heath_insurance: '1' }, { testType: 'Antigen' });
    expect(result.data).toMatchObject({ payment_select: '1', test_type: 'Antigen' });
    expect(result.data).not.toHaveProperty('heath_insurance');
    expect(result.data).not.toHaveProperty('ssn');
  });

  it('asks people who pay by card nothing about insurance', () => {
    expect(parse({ payment_select: '1', heath_insurance: '', ssn: 'nonsense' }).success).toBe(true);
  });

  it('asks the insured for everything about the policy', () => {
    expect(issues({ heath_insurance: '1' })).toEqual(
      required(
        ...['insurance_company', 'insurance_id', 'confirm_insurance_id'],
        ...['front_insurance_card_img', 'back_insurance_card_img'],
      ),
    );
    expect(issues({ ...insured, ssn: '' })).toBeUndefined();
    expect(issues({ ...insured, confirm_insurance_id: 'M-2' })).toEqual([
      'confirm_insurance_id: Incorrect confirm member number',
    ]);
    expect(issues({ ...insured, confirm_insurance_id: '\u202aM-1\u202c\u200b' })).toBeUndefined();
    expect(parse({ ...insured, policy_holder: undefined }).data?.policy_holder).toBe('Self');
    expect(issues({ ...insured, policy_holder: 'Neighbour' })).toEqual(required('policy_holder'));
  });

  it('asks the uninsured to attest it', () => {
    expect(issues({ confirm_no_health_insurance: false })).toEqual(required('confirm_no_health_insurance'));
  });
});

describe('government reporting for the uninsured', () => {
  it('accepts an SSN alone, or license and state', () => {
    const license = { ssn: '', driver_license: 'D1234567', hhs_state: 'NE' };
    expect(issues({ ssn: '900-12-3456' })).toBeUndefined();
    expect(issues(license)).toBeUndefined();
    expect(issues({ ...license, hhs_state: '' })).toEqual(required('hhs_state'));
    expect(issues({ ...license, driver_license: '' })).toEqual(required('driver_license'));
    expect(issues({ ssn: '900-12-3456', driver_license: 'D1234567' })).toBeUndefined();
    expect(issues({ ssn: '' })).toEqual(required('ssn', 'driver_license', 'hhs_state'));
    expect(issues({ ssn: '12' })?.[0]).toMatch(/^ssn: Enter a valid 9-digit/);
    expect(issues({ ssn: '12', driver_license: 'D1234567' })?.[0]).toMatch(/^ssn: Enter a valid 9-digit/);
  });

  it('lets the complete one decide, and drops an incomplete one beside it', () => {
    const license = { driver_license: 'D1234567', hhs_state: 'NE' };
    const slip = parse({ ...license, ssn: '12' });
    expect(slip.data).toMatchObject(license);
    expect(slip.data).not.toHaveProperty('ssn');
    expect(parse({ ssn: '900-12-3456', hhs_state: 'NE' }).data).not.toHaveProperty('hhs_state');
  });
});

describe('a section', () => {
  it('reports nothing about the others', () => {
    const consent = visitSectionSchema('consent', makeVisitContext());
    expect(consent.safeParse({ is_acknowledge: true }).data).toEqual({ is_acknowledge: true });
    expect(VISIT_SECTIONS).toHaveLength(6);
  });

  it('uses what was saved before, and keeps a secret that is not sent again', () => {
    const uninsured = { payment_select: '0', heath_insurance: '0' };
    const government = (saved: object) =>
      visitSectionSchema('government', makeVisitContext({ saved })).safeParse({ health_info_available: '1' });
    expect(government(uninsured).success).toBe(false);
    expect(government({ ...uninsured, ssn: '900123456' }).data).toMatchObject({ ssn: '900123456' });
    expect(government({ payment_select: '1' }).success).toBe(true);
  });
});

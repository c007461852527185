import { expect, it } from 'vitest';
import type { z } from 'zod';
import { profileChangesSchema, signupSchema } from './accounts/accounts';
import { visitSectionSchema } from './appointments/visit';
import { shippingSchema } from './cart/shipping';
import { newEmployeeSchema } from './employees/employees';
import { nameMessages } from './fields/person-name';
import { kitRegistrationSchema } from './kits/kits';
import { enquirySchema } from './support/support';
import { makeEnquiry, makeKitRegistration, makeNewEmployee, makeSignup, makeVisitAnswers } from './testing';

const context = { testType: 'RT-PCR', today: '2026-12-01', visitDate: '2026-12-02', state: 'NE' } as const;
const patient = visitSectionSchema('patient', context);

const forms: [form: string, schema: z.ZodType, values: object, field: string][] = [
  ['a sign-up', signupSchema, makeSignup(), 'full_name'],
  ['a profile', profileChangesSchema, {}, 'fullName'],
  ['an employee', newEmployeeSchema, makeNewEmployee(), 'fullName'],
  ['an enquiry', enquirySchema, makeEnquiry(), 'name'],
  ['a shipping address', shippingSchema, {}, 'full_name'],
  ['a tester', kitRegistrationSchema, makeKitRegistration(), 'firstName'],
  ['a tester', kitRegistrationSchema, makeKitRegistration(), 'lastName'],
  ['a patient', patient, makeVisitAnswers(), 'patient_first_name'],
  ['a patient', patient, makeVisitAnswers(), 'patient_last_name'],
];

it.each(forms)('%s refuses a link beside the name (%#)', (_form, schema, values, field) => {
  const issuesWith = (name: string) =>
    schema
      .safeParse({ ...values, [field]: name })
      .error?.issues.filter(({ path }) => path.at(-1) === field)
      .map(({ message }) => message) ?? [];
  expect(issuesWith('Ada Fields')).toEqual([]);
  expect(issuesWith('Win at www.evil.example')).toEqual([nameMessages.noLink]);
});

it.each(forms)('%s asks for a letter or a number in the name (%#)', (_form, schema, values, field) => {
  for (const name of ['.', '💉', '\u2800', '\u0301', '\u200d'])
    expect(
      schema.safeParse({ ...values, [field]: name }).error?.issues.some(({ path }) => path.at(-1) === field),
      JSON.stringify(name),
    ).toBe(true);
  for (const name of ['李', 'ش', '7'])
    expect(
      schema
        .safeParse({ ...values, [field]: name })
        .error?.issues.filter(({ path }) => path.at(-1) === field) ?? [],
    ).toEqual([]);
});

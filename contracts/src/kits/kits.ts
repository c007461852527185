import { NAME_MAX } from '../numbers/accounts';
import { MINIMUM_TESTER_AGE } from '../numbers/shop';
import { z } from 'zod';
import { dateMessages, isCalendarDate } from '../fields/date';
import { email } from '../fields/email';
import { firstFailing, isFilled } from '../fields/first-failing';
import { plainText } from '../fields/unseen';
import { personName } from '../fields/person-name';
import { choice, optionalText, requiredText } from '../fields/text';
import { usPhone } from '../fields/us-phone';
import { zip, zipMessages } from '../fields/zip';
import type { RefusalCode } from '../refusals';
import { ageOn } from '../time';

export const SEXES = ['Male', 'Female'] as const;
export const kitMessages = {
  kitIdMissing: 'Kit ID is missing',
  /** Not a kit id that was ever printed: one character is wrong. */
  kitIdSlip: 'One character of this kit ID looks wrong. Check it against the lid of the box.',
  kitIdUnknown: 'We can’t find this kit ID. Check it against the lid of the box.',
  kitIdTaken: 'This kit is already registered.',
  required: 'Field is required!',
  tooYoung: `Age must be above ${MINIMUM_TESTER_AGE}`,
} as const;

/** Why a kit cannot be registered. */
export const KIT_CODES = ['kit-slip', 'kit-unknown', 'kit-taken'] as const satisfies readonly RefusalCode[];
export type KitCode = (typeof KIT_CODES)[number];

/** The result of a kit check. */
export const kitCheckSchema = z.object({
  isFound: z.boolean(),
  /** The product the kit belongs to. */
  kitDetail: z.object({ testName: z.string(), productImage: z.string() }).nullable(),
  /** The reason, for the person; `code` is its short form. */
  errorMessage: z.string().nullable(),
  code: z.enum(KIT_CODES).nullable(),
});
export type KitCheck = z.infer<typeof kitCheckSchema>;

const required = { required: kitMessages.required };

/** Fields about the tester. `suit` is the apartment. */
const testerFields = {
  firstName: personName(required, { max: NAME_MAX }),
  lastName: personName(required, { max: NAME_MAX }),
  sex: choice(SEXES, kitMessages.required),
  addressLine1: requiredText(required, { max: 120 }),
  suit: optionalText({ max: 40 }),
  country: requiredText(required, { max: 60 }),
  state: requiredText(required, { max: 60 }),
  city: requiredText(required, { max: 80 }),
  zip: zip({
    required: kitMessages.required,
    notDigits: 'Please provide a valid zip code!',
    tooShort: zipMessages.tooShort,
  }),
  phoneNumber: usPhone({ ...required, invalid: 'Enter a US phone number, like (402) 555-0143' }),
};

/**
 * The tester, who must be an adult.
 * @param today `YYYY-MM-DD`
 */
export function testerRules(today: string) {
  return z.object({
    ...testerFields,
    dob: plainText(kitMessages.required).superRefine(
      firstFailing(
        [isFilled, kitMessages.required],
        [(dob) => isCalendarDate(dob) && dob >= '1900-01-01', dateMessages.invalid],
        // A future day counts as too young as well.
        [(dob) => ageOn(dob, today) >= MINIMUM_TESTER_AGE, kitMessages.tooYoung],
      ),
    ),
  });
}
export type Tester = z.infer<ReturnType<typeof testerRules>>;

/** A registration on the wire; the API adds the age rule by its own clock. */
export const kitRegistrationSchema = z.object({
  registerKitId: requiredText({ required: kitMessages.kitIdMissing }, { max: 40 }),
  emailId: email(),
  ...testerFields,
  dob: requiredText(required, { max: 10 }),
});
export type KitRegistration = z.infer<typeof kitRegistrationSchema>;

import { z } from 'zod';
import { email } from '../fields/email';
import { personName } from '../fields/person-name';
import { requiredText } from '../fields/text';
import { optionalUsPhone } from '../fields/us-phone';

export const supportMessages = {
  required: 'Field is required',
  emailInvalid: 'Email must be a valid email address',
  sent: 'Thank you. We reply by email within two business days.',
} as const;

const required = { required: supportMessages.required };

export const enquirySchema = z.object({
  subject: requiredText(required, { max: 120 }),
  name: personName(required),
  email: email({ required: supportMessages.required, invalid: supportMessages.emailInvalid }),
  phoneNumber: optionalUsPhone(),
  text: requiredText(required, { max: 4000, lines: true }),
});
export type Enquiry = z.infer<typeof enquirySchema>;

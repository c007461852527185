import { email } from '@larkwell/contracts/fields/email';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';
import { accountTexts as messages } from '../../messages/accounts';

export const verifyForm = z.object({ email: email(), code: requiredText({ required: messages.codeEmpty }) });

export const newCodeForm = z.object({ email: email() });

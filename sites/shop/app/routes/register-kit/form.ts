import { kitMessages } from '@larkwell/contracts/kits/kits';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';

export const kitIdForm = z.object({
  registerKitId: requiredText({ required: kitMessages.kitIdMissing }, { max: 40 }),
});

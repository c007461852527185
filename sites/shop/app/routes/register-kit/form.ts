import { normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import { kitMessages } from '@larkwell/contracts/kits/kits';
import { requiredText } from '@larkwell/contracts/fields/text';
import { exampleKitId } from '@larkwell/ui/illustration/kit-id-picture';
import { z } from 'zod';
import { kitTexts } from '../../messages/kits';

export const kitIdForm = z.object({
  registerKitId: requiredText({ required: kitMessages.kitIdMissing }, { max: 40 }).refine(
    (typed) => normalizeKitId(typed) !== normalizeKitId(exampleKitId),
    kitTexts.idIsExample,
  ),
});

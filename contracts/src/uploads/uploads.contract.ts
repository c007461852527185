import { MAX_IMAGE_PIXELS } from '../numbers/visits';
import { z } from 'zod';
import { cardImageSchema } from '../drafts/drafts';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { CARD_SIDES, MAX_UPLOAD_BYTES, uploadMessages } from './uploads';

const tags = ['uploads'];

export const uploadsContract = {
  uploadInsuranceImage: call({ access: 'holder', keep: 0, limits: ['upload'] })
    .route({
      method: 'POST',
      path: '/uploads/insurance',
      summary: 'Store one side of an insurance card for a draft (multipart form)',
      description:
        'The bytes decide the file type. It is decoded, turned upright, stripped of metadata, and stored at most ' +
        `${MAX_IMAGE_PIXELS.toLocaleString('en-US')} px wide or high, in the field \`front_insurance_card_img\` or \`back_insurance_card_img\` of the draft.`,
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        draftId: idSchema,
        side: z.enum(CARD_SIDES),
        file: z
          .file({ error: () => uploadMessages.required })
          .min(1, { error: () => uploadMessages.required })
          .max(MAX_UPLOAD_BYTES, { error: () => uploadMessages.tooLarge }),
      }),
    )
    .output(z.object({ data: cardImageSchema })),
  removeInsuranceImage: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'DELETE',
      path: '/uploads/insurance/{+key}',
      summary: 'Delete an image of a draft by its key',
      tags,
    })
    .input(z.object({ key: idSchema, draftId: idSchema }))
    .output(z.object({ success: z.literal(true) })),
};

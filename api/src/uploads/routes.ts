import { api } from '../http/api';
import { removeInsuranceImage, storeInsuranceImage } from './insurance-images';

/** Decoding costs memory and time: enough for a family's cards, too few to keep the machine busy. */
const uploadLimit = { name: 'upload', points: 60, seconds: 3600 };

export const uploadsRoutes = {
  uploadInsuranceImage: api.uploads.uploadInsuranceImage.handler(
    async ({ input, context: { deps, visitor } }) => {
      await deps.limits.count(uploadLimit, visitor.address);
      return { data: await storeInsuranceImage(deps, input) };
    },
  ),

  removeInsuranceImage: api.uploads.removeInsuranceImage.handler(async ({ input, context: { deps } }) => {
    await removeInsuranceImage(deps, input.draftId, input.key);
    return { success: true as const };
  }),
};

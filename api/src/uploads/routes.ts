import { api } from '../http';
import { removeInsuranceImage, storeInsuranceImage } from './insurance-images';

export const uploadsRoutes = {
  uploadInsuranceImage: api.uploads.uploadInsuranceImage.handler(async ({ input, context: { deps } }) => ({
    data: await storeInsuranceImage(deps, input),
  })),

  removeInsuranceImage: api.uploads.removeInsuranceImage.handler(async ({ input, context: { deps } }) => {
    await removeInsuranceImage(deps, input.draftId, input.key);
    return { success: true as const };
  }),
};

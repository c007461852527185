import { isKitIdSound, normaliseKitId } from '@larkwell/contracts/kits/kit-id';
import { kitMessages, type KitCheck } from '@larkwell/contracts/kits/kits';
import type { Deps } from '../deps';
import { findKit } from './store';

const notFound = (errorMessage: string): KitCheck => ({ isFound: false, kitDetail: null, errorMessage });

/** Looks for a kit that can be registered. A slip of one character is told apart from a kit nobody knows. */
export async function checkKit(deps: Deps, typed: string): Promise<KitCheck> {
  if (!isKitIdSound(typed)) return notFound(kitMessages.kitIdSlip);
  const kit = await findKit(deps.db, normaliseKitId(typed));
  if (!kit) return notFound(kitMessages.kitIdUnknown);
  if (kit.userId) return notFound(kitMessages.kitIdTaken);
  return {
    isFound: true,
    kitDetail: { testName: kit.productName, productImage: kit.imageName },
    errorMessage: null,
  };
}

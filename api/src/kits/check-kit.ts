import { isKitIdSound, normaliseKitId } from '@larkwell/contracts/kits/kit-id';
import { kitMessages, type KitCheck, type KitCode } from '@larkwell/contracts/kits/kits';
import type { Deps } from '../deps';
import { findKit } from './store';

/** Why a kit cannot be registered, in a word and for the person. */
export const kitSentences: Record<KitCode, string> = {
  'kit-slip': kitMessages.kitIdSlip,
  'kit-unknown': kitMessages.kitIdUnknown,
  'kit-taken': kitMessages.kitIdTaken,
};

const notFound = (code: KitCode): KitCheck => ({
  isFound: false,
  kitDetail: null,
  errorMessage: kitSentences[code],
  code,
});

/** Looks for a kit that can be registered. A slip of one character is told apart from a kit nobody knows. */
export async function checkKit(deps: Deps, typed: string): Promise<KitCheck> {
  if (!isKitIdSound(typed)) return notFound('kit-slip');
  const kit = await findKit(deps, normaliseKitId(typed));
  if (!kit) return notFound('kit-unknown');
  if (kit.userId) return notFound('kit-taken');
  return {
    isFound: true,
    kitDetail: { testName: kit.productName, productImage: kit.imageName },
    errorMessage: null,
    code: null,
  };
}

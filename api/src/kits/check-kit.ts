import { isKitIdSound, normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import { kitMessages, type KitCheck, type KitCode } from '@larkwell/contracts/kits/kits';
import type { Deps } from '../deps';
import { findKit } from './store';

/** Why a kit cannot be registered, as a code and as a sentence for the person. */
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

/** Finds a kit that can be registered. Distinguishes a mistyped character from an unknown kit. */
export async function checkKit(deps: Deps, typed: string): Promise<KitCheck> {
  if (!isKitIdSound(typed)) return notFound('kit-slip');
  const kit = await findKit(deps, normalizeKitId(typed));
  if (!kit) return notFound('kit-unknown');
  if (kit.userId) return notFound('kit-taken');
  return {
    isFound: true,
    kitDetail: { testName: kit.productName, productImage: kit.imageName },
    errorMessage: null,
    code: null,
  };
}

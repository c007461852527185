import { seeOther } from '@larkwell/platform/forms/see-other';
import type { Notice } from '@larkwell/platform/session/notice';
import { dropCart, dropCoupon } from '../cookies/cart.server';
import { dropSavedAddress } from '../cookies/saved-address-cookie.server';
import { dropTypedAddress } from '../cookies/typed-address-cookie.server';
import { notices, sessions, type ShopSession } from './session.server';

/** Clears session, cart, coupon, and saved and typed address in this browser. */
export async function leave(session: ShopSession, to: string, notice: Notice): Promise<Response> {
  return seeOther(
    to,
    await sessions.destroy(session),
    dropCart(),
    dropCoupon(),
    dropSavedAddress(),
    dropTypedAddress(),
    await notices.give(notice),
  );
}

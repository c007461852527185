import { seeOther } from '@larkwell/platform/forms/see-other';
import type { Notice } from '@larkwell/platform/session/notice';
import { dropCart, dropCoupon } from '../cookies/cart.server';
import { dropSavedAddress } from '../cookies/saved-address-cookie.server';
import { dropTypedAddress } from '../cookies/typed-address-cookie.server';
import { notices, sessions, type ShopSession } from './session.server';

/** Clears session, cart, coupon, and saved and typed address in this browser. */
export async function leave(session: ShopSession, to: string, notice: Notice): Promise<Response> {
  const left = await leaveInterrupted(session, to, notice);
  left.headers.append('Set-Cookie', dropTypedAddress());
  return left;
}

/**
 * Like `leave`, when the session ended by itself: the typed address stays, since only its owner can open it, after
 * signing in again.
 */
export async function leaveInterrupted(session: ShopSession, to: string, notice: Notice): Promise<Response> {
  return seeOther(
    to,
    await sessions.destroy(session),
    dropCart(),
    dropCoupon(),
    dropSavedAddress(),
    await notices.give(notice),
  );
}

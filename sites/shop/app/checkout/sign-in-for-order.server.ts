import { seeOther } from '@larkwell/platform/forms/see-other';
import { paymentMessages } from '../messages/checkout';
import { paths } from '../paths';
import { notices, type ShopSession } from '../session/session.server';
import { leave } from '../session/sign-out.server';

const notice = { tone: 'info', text: paymentMessages.sessionEnded } as const;

/** After signing in, the person comes back through the page that asks Stripe about the order. */
const signInPath = (orderId: string) => paths.signIn({ redirectTo: paths.paymentReturn({ orderId }) });

/** Redirects a person without a session to sign-in. */
export const signInForOrder = async (orderId: string) =>
  seeOther(signInPath(orderId), await notices.give(notice));

/** The same for a session that the API has ended. */
export const leaveForOrder = (session: ShopSession, orderId: string) =>
  leave(session, signInPath(orderId), notice);

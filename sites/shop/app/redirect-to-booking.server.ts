import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { env } from './env.server';

/** Test visits are booked on the booking site; old links to them keep working. */
export function redirectToBooking({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(new URL(pathname + search, env.BOOKING_URL).href, 301);
}

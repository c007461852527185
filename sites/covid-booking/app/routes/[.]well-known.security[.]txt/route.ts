import { securityTxt } from '@larkwell/contracts/security-txt';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { env } from '../../env.server';

export const handle = { access: 'public' } satisfies RouteHandle;

/** Where to report a vulnerability (RFC 9116). */
export function loader() {
  const text = securityTxt({ contact: env.SECURITY_CONTACT, url: env.BOOKING_URL, now: new Date() });
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

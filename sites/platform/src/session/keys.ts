import { createHmac } from 'node:crypto';

/**
 * The keys of one cookie or token, one per secret of a site, newest first: the first signs, all are accepted. A
 * signature for one purpose or site is worth nothing for another, even under the same secret.
 *
 * @param purpose with the site's prefix, such as `visit_session`
 */
export const keysFor = (secrets: readonly string[], purpose: string): string[] =>
  secrets.map((secret) => createHmac('sha256', secret).update(purpose).digest('base64url'));

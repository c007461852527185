import { createHmac } from 'node:crypto';

/**
 * The keys of one cookie or token, one from each secret of a site, the newest first: that one signs, all are accepted.
 * What is signed for one purpose, or at one site, is worth nothing for another, even under the same secret.
 *
 * @param purpose with the site's prefix, such as `visit_session`
 */
export const keysFor = (secrets: readonly string[], purpose: string): string[] =>
  secrets.map((secret) => createHmac('sha256', secret).update(purpose).digest('base64url'));

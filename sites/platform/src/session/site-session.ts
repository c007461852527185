import { createCookieSessionStorage, type Session } from '@remix-run/node';
import { keysFor } from './keys';
import { siteCookie } from './site-cookie';

interface SessionSettings {
  /** `shop` or `visit`. */
  prefix: string;
  /** Newest first. */
  secrets: readonly string[];
  publicUrl: string;
  /** Seconds after the last commit. */
  maxAge: number;
}

/**
 * A session in one signed cookie. It is not encrypted: keep no secret in it that its owner may not see. Reading it sets
 * no cookie, so a first visit gets none; `commit` returns a `Set-Cookie` value.
 */
export function createSiteSession<Data extends object>({
  prefix,
  secrets,
  publicUrl,
  maxAge,
}: SessionSettings) {
  const name = `${prefix}_session`;
  const storage = createCookieSessionStorage<Data>({
    cookie: { ...siteCookie(name, publicUrl), maxAge, secrets: keysFor(secrets, name) },
  });
  type SiteSession = Session<Data>;
  return {
    get: (request: Request): Promise<SiteSession> => storage.getSession(request.headers.get('cookie')),
    commit: (session: SiteSession): Promise<string> => storage.commitSession(session),
    destroy: (session: SiteSession): Promise<string> => storage.destroySession(session),
  };
}

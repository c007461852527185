import { randomUUID } from 'node:crypto';
import { createCookieSessionStorage, type Session } from '@remix-run/node';
import { siteCookie } from './site-cookie';

interface SessionSettings {
  /** `shop` or `visit`. */
  prefix: string;
  secret: string;
  publicUrl: string;
  /** Seconds after the last commit. */
  maxAge: number;
}

/** Names the session for form tokens; nothing else depends on it. */
type SessionName = { sid: string };

/**
 * A session kept in one signed cookie, readable by the visitor's browser only as a whole: keep no secret in it that
 * its owner may not see. Reading it sets no cookie, so a first visit gets none; `commit` answers a `Set-Cookie`.
 */
export function createSiteSession<Data extends object>({
  prefix,
  secret,
  publicUrl,
  maxAge,
}: SessionSettings) {
  const storage = createCookieSessionStorage<Data & SessionName>({
    cookie: { ...siteCookie(`${prefix}_session`, publicUrl), maxAge, secrets: [secret] },
  });
  type SiteSession = Session<Data & SessionName>;
  return {
    get: (request: Request): Promise<SiteSession> => storage.getSession(request.headers.get('cookie')),
    commit(session: SiteSession): Promise<string> {
      if (!session.has('sid')) session.set('sid', randomUUID() as (Data & SessionName)['sid']);
      return storage.commitSession(session);
    },
    destroy: (session: SiteSession): Promise<string> => storage.destroySession(session),
  };
}

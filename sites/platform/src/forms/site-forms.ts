import { randomBytes } from 'node:crypto';
import type { Access } from '../access/access';
import { readCookie, setCookie } from '../session/cookie-text';
import { keysFor } from '../session/keys';
import { siteCookie } from '../session/site-cookie';
import { formToken } from './form-token';
import { readForm } from './read-form';
import { isTextBrowser } from './text-browser';

interface FormSettings {
  /** `shop` or `visit`. */
  prefix: string;
  /** The newest first. */
  secrets: readonly string[];
  publicUrl: string;
}

const thirtyDays = 30 * 24 * 60 * 60;

/** What a page needs for its forms. */
export interface PageForms {
  /** Empty on a page that is the same for everybody. */
  formToken: string;
  /** The `Set-Cookie` value of a browser that comes for the first time. */
  keep?: string;
}

/**
 * The forms of a site. Their token belongs to one browser, and to whoever is signed in there, so that the token of
 * another visitor is refused.
 */
export function createSiteForms({ prefix, secrets, publicUrl }: FormSettings) {
  const cookie = siteCookie(`${prefix}_browser`, publicUrl);
  const keys = keysFor(secrets, `${prefix}_form`);
  const browserOf = (request: Request) => readCookie(request, cookie.name) ?? '';
  return {
    /**
     * The token for the forms of a page. One that caches may keep has none. Text browsers, which need it, get a page of
     * their own; one we do not know by name is asked to send its first form again, and has its token from then on.
     *
     * @param session what is known only to this browser and changes at every sign-in; undefined for a visitor
     * @param access of the page
     */
    open(request: Request, session: string | undefined, access: Access | null | undefined): PageForms {
      const known = browserOf(request);
      if (known) return { formToken: formToken(keys[0]!, { browser: known, session }) };
      const mayBeKept = access === 'public' && !request.headers.has('cookie') && !isTextBrowser(request);
      if (mayBeKept) return { formToken: '' };
      const browser = randomBytes(16).toString('base64url');
      return {
        formToken: formToken(keys[0]!, { browser, session }),
        keep: setCookie(cookie, browser, thirtyDays),
      };
    },

    /** As `readForm`; the only way a site reads a form. */
    read: (request: Request, session: string | undefined): Promise<FormData> =>
      readForm(request, keys, { browser: browserOf(request), session }),
  };
}

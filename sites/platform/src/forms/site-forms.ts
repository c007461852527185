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
  /** Newest first. */
  secrets: readonly string[];
  publicUrl: string;
}

const thirtyDays = 30 * 24 * 60 * 60;

/** What a page needs for its forms. */
export interface PageForms {
  /** Empty on a page that is the same for everyone. */
  formToken: string;
  /** The `Set-Cookie` value for a new browser. */
  keep?: string;
}

/**
 * The forms of a site. Their token belongs to one browser and the person signed in there, so another visitor's token is
 * refused.
 */
export function createSiteForms({ prefix, secrets, publicUrl }: FormSettings) {
  const cookie = siteCookie(`${prefix}_browser`, publicUrl);
  const keys = keysFor(secrets, `${prefix}_form`);
  const browserOf = (request: Request) => readCookie(request, cookie.name) ?? '';
  return {
    /**
     * The token for a page's forms. A page that caches may keep has none. Known text browsers, which need one, get
     * their own page; an unknown one is asked to resend its first form and has its token from then on.
     *
     * @param session known only to this browser, and changes with every sign-in; undefined for a visitor
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

    /** Like `readForm`; the only way a site reads a form. */
    read: (request: Request, session: string | undefined): Promise<FormData> =>
      readForm(request, keys, { browser: browserOf(request), session }),
  };
}

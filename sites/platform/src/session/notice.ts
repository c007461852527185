import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { keysFor } from './keys';
import { siteCookie } from './site-cookie';

const noticeSchema = z.object({ tone: z.enum(['success', 'info', 'warning', 'error']), text: z.string() });

/** A sentence shown once, above the heading of the page that a redirect leads to. */
export type Notice = z.infer<typeof noticeSchema>;

interface NoticeSettings {
  /** `shop` or `visit`. */
  prefix: string;
  /** Newest first. */
  secrets: readonly string[];
  publicUrl: string;
}

/** Notices have their own signed cookie, so showing one never rewrites the session. */
export function createNotices({ prefix, secrets, publicUrl }: NoticeSettings) {
  const name = `${prefix}_notice`;
  const settings = siteCookie(name, publicUrl);
  const cookie = createCookie(settings.name, { ...settings, secrets: keysFor(secrets, name), maxAge: 300 });
  return {
    /** The `Set-Cookie` value that carries a notice to the next page. */
    give: (notice: Notice): Promise<string> => cookie.serialize(notice),

    /**
     * The notice of this page and the `Set-Cookie` value that clears it. A speculative load (`Sec-Purpose`) shows it
     * without clearing it: the person may never see that page.
     */
    async take(request: Request): Promise<{ notice?: Notice; clear?: string }> {
      const header = request.headers.get('cookie');
      if (!header?.includes(settings.name)) return {};
      const parsed = noticeSchema.safeParse(await cookie.parse(header));
      if (!parsed.success) return {};
      const speculative = request.headers.has('sec-purpose');
      return {
        notice: parsed.data,
        clear: speculative ? undefined : await cookie.serialize('', { maxAge: 0 }),
      };
    },
  };
}

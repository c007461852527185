import { currentLanguage, LANGUAGES, type Language } from '@larkwell/contracts/language/language';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getClientLocales } from 'remix-utils/locales/server';
import { landingIn } from '../../paths';

export const handle = { access: 'public' } satisfies RouteHandle;

/** The only address whose language the browser chooses; every other one is in a language itself. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = currentLanguage() === 'es' ? 'es' : (askedLanguage(request) ?? 'en');
  return redirect(landingIn(language), {
    headers: { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language' },
  });
}

/** The first of our languages in the browser's list. */
function askedLanguage(request: Request): Language | undefined {
  const locales = [getClientLocales(request) ?? []].flat();
  const wanted = locales.map((locale) => new Intl.Locale(locale).language);
  return wanted.map((name) => LANGUAGES.find((language) => language === name)).find(Boolean);
}

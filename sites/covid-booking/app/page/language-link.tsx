import { currentLanguage } from '@larkwell/contracts/language/language';
import type { RefusedForm } from '@larkwell/platform/forms/refused-form';
import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { siteMessages } from '../messages/site';
import { inOtherLanguage } from '../paths';
import styles from './page-frame.module.css';

/** This page in the other language, named in that language. A page about a refused form leads to the form's page. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  const refused = useRouteLoaderData<RefusedForm>('routes/form-not-sent/route');
  const other = currentLanguage() === 'es' ? 'en' : 'es';
  return (
    <nav className={`page no-print ${styles.language}`} aria-label={siteMessages.language}>
      <a href={inOtherLanguage(refused?.back ?? pathname + search)} lang={other} hrefLang={other}>
        {siteMessages.inOtherLanguage}
      </a>
    </nav>
  );
}

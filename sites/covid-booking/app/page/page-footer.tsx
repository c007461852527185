import { Link } from '@larkwell/ui/link/link';
import { useRouteLoaderData } from '@remix-run/react';
import { siteMessages as words } from '../messages/site';
import { paths } from '../paths';
import styles from './page-footer.module.css';

/** The part of the root loader's data for the footer. */
export interface HelpData {
  shopUrl: string;
  /** The help line as people read it; none is shown where there is none. */
  helpPhone?: string;
}

/** Help, and what people should know about this site. After a failed root loader, only this site's own pages. */
export function PageFooter() {
  const help = useRouteLoaderData<HelpData>('root');
  return (
    <footer className={`no-print ${styles.footer}`}>
      <div className={styles.inner}>
        {help && <HelpLine {...help} />}
        <ul className={styles.links}>
          <li>
            <Link href={paths.privacy()} standalone>
              {words.privacy}
            </Link>
          </li>
          <li>
            <Link href={paths.accessibility()} standalone>
              {words.accessibility}
            </Link>
          </li>
          {help && (
            <li>
              <Link href={help.shopUrl} standalone>
                {words.shop}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}

/** How to reach a person: by phone if there is a line, and in writing. */
export function HelpLine({ shopUrl, helpPhone }: HelpData) {
  return (
    <p>
      <strong>{words.needHelp}</strong>{' '}
      {helpPhone && (
        <>
          {words.call}{' '}
          <Link href={`tel:+1${helpPhone.replace(/\D/g, '')}`}>
            <span className="unbroken">{helpPhone}</span>
          </Link>{' '}
          {words.or}{' '}
        </>
      )}
      <Link href={new URL('/support', shopUrl).href}>{helpPhone ? words.writeAfterCall : words.write}</Link>.
    </p>
  );
}

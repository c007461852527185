import { Logo } from '@larkwell/ui/logo/logo';
import { SkipLink } from '@larkwell/ui/skip-link/skip-link';
import type { ReactNode } from 'react';
import { siteMessages } from '../messages/site';
import { paths } from '../paths';
import { HeldLine } from './held-line';
import { LanguageLink } from './language-link';
import { PageFooter } from './page-footer';
import styles from './page-frame.module.css';

/** The frame of every page: name and lookup above, help below. The shop's header and footer are not on this site. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {/* In lines of their own, so that a text browser does not run the links together. */}
      <div>
        <SkipLink />
      </div>
      <header className={`room on-room no-print ${styles.bar}`}>
        <div className={styles.row}>
          <LanguageLink />
          <nav className={styles.links} aria-label={siteMessages.navigation}>
            <div>
              <a className={styles.link} href={paths.landing()} aria-label={siteMessages.name}>
                <Logo suffix={siteMessages.suffix} />
              </a>
            </div>
            <div>
              <a className={styles.link} href={paths.checkBooking()}>
                {siteMessages.checkBooking}
              </a>
            </div>
          </nav>
        </div>
      </header>
      <HeldLine />
      {children}
      <PageFooter />
    </>
  );
}

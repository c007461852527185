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
      <LanguageLink />
      <nav className={`room on-room no-print ${styles.bar}`} aria-label={siteMessages.navigation}>
        <div className={styles.row}>
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
        </div>
      </nav>
      <HeldLine />
      {children}
      <PageFooter />
    </>
  );
}

import { Link } from '@larkwell/ui/link/link';
import { Logo } from '@larkwell/ui/logo/logo';
import { SkipLink } from '@larkwell/ui/skip-link/skip-link';
import type { ReactNode } from 'react';
import { siteMessages } from '../messages/site';
import { paths } from '../paths';
import styles from './page-frame.module.css';

/** The frame of every page: the logo and one help link. The shop's header and footer are not on this site. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {/* In lines of their own, so that a text browser does not run the links together. */}
      <div>
        <SkipLink />
      </div>
      <nav className={`${styles.bar} no-print`} aria-label={siteMessages.navigation}>
        <div>
          <Link href={paths.landing()} standalone aria-label={siteMessages.name}>
            <Logo suffix="test visits" />
          </Link>
        </div>
        <div>
          <Link href={paths.checkBooking()} standalone>
            {siteMessages.checkBooking}
          </Link>
        </div>
      </nav>
      {children}
    </>
  );
}

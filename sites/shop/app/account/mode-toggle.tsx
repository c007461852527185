import { paths } from '../paths';
import styles from './mode-toggle.module.css';

const profile = paths.profile();

/** Login or Sign Up: two addresses, the current one marked. */
export function ModeToggle({ mode, redirectTo }: { mode: 'sign-in' | 'sign-up'; redirectTo: string }) {
  const back = { redirectTo: redirectTo === profile ? undefined : redirectTo };
  return (
    <nav className={styles.toggle} aria-label="Account">
      <a href={paths.signIn(back)} aria-current={mode === 'sign-in' ? 'page' : undefined}>
        Login
      </a>
      <a href={paths.signUp(back)} aria-current={mode === 'sign-up' ? 'page' : undefined}>
        Sign Up
      </a>
    </nav>
  );
}

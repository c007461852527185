import { useWords } from '../words/words';
import styles from './skip-link.module.css';

/** First in `<body>`: skips the header to `<main id="main">`. Visible on focus. */
export function SkipLink({
  href = '#main',
}: {
  /** The main part of the page. */
  href?: string;
}) {
  return (
    <a href={href} className={styles.skip}>
      {useWords().skip}
    </a>
  );
}

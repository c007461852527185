import styles from './skip-link.module.css';

/** First thing in `<body>`: past the header to `<main id="main">`. Seen when it has focus. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  return (
    <a href={href} className={styles.skip}>
      Skip to main content
    </a>
  );
}

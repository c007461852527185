import styles from './prose.module.css';

/** Text that the API has already made safe, as the page's own headings, paragraphs and lists. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

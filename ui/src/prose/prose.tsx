import styles from './prose.module.css';

export interface ProseProps {
  /** HTML that the server has already sanitized: headings, paragraphs, lists, links. */
  html: string;
}

/** Text from outside the code, in the page's own headings, paragraphs and lists. */
export function Prose({ html }: ProseProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

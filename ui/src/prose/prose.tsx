import styles from './prose.module.css';

export interface ProseProps {
  /** HTML that the server has already cleaned: headings, paragraphs, lists, links. */
  html: string;
}

/** A text written elsewhere, in the page's own headings, paragraphs and lists. */
export function Prose({ html }: ProseProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

import type { ReactNode } from 'react';
import { Notice } from '../notice/notice';
import { Table } from '../table/table';
import { useWords } from '../words/words';
import styles from './changed-terms.module.css';

export interface ChangedTermsProps {
  /** What happened, in a few words. */
  title: string;
  /** What it means for the person: nothing was charged, what the button does. */
  children?: ReactNode;
  /** Names are unique. Null: it was not there before, or it is gone. */
  changes: readonly { name: string; before: string | null; now: string | null }[];
  /** The primary button that continues with the current values. */
  action: ReactNode;
  /** `alert` after a button was pressed; omit it if the page opens with the notice. */
  announce?: 'alert';
}

/** What changed since a page was shown: old beside new, and one button to continue. */
export function ChangedTerms({ title, children, changes, action, announce }: ChangedTermsProps) {
  const words = useWords();
  const columns = [
    { key: 'name', label: words.changedWhat },
    { key: 'before', label: words.changedBefore },
    { key: 'now', label: words.changedNow },
  ];
  return (
    <Notice tone="warning" title={title} announce={announce}>
      <div className={styles.body}>
        {children}
        {changes.length > 0 && (
          <Table
            caption={words.changedCaption}
            captionHidden
            stackBelow="never"
            columns={columns}
            rows={changes.map(({ name, before, now }) => ({
              key: name,
              cells: [
                name,
                before ?? words.notIncluded,
                <strong key="now">{now ?? words.noLongerIncluded}</strong>,
              ],
            }))}
          />
        )}
        <div>{action}</div>
      </div>
    </Notice>
  );
}

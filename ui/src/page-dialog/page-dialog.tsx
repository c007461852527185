import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './page-dialog.module.css';

export interface PageDialogProps {
  /** The link to the page. It is the whole of it without script. */
  children: ReactNode;
  /** The page's part that is shown: the element with `data-dialog-part` of this value. */
  part: string;
  /** Names the dialog. */
  title: string;
  /** `drawer` comes in from the side: the cart. */
  look?: 'dialog' | 'drawer';
}

/** The dialog itself, empty until a behaviour fills it. */
export function PageDialogFrame({ title, look = 'dialog' }: Pick<PageDialogProps, 'title' | 'look'>) {
  return (
    <dialog className={styles.dialog} data-look={look} aria-label={title}>
      <div className={styles.body}>
        <div className={styles.top}>
          <p className={styles.title}>{title}</p>
          <button type="button" data-close="" className={styles.close}>
            <Icon name="cross" label="Close" />
          </button>
        </div>
        <div data-dialog-content="" className={styles.content} />
      </div>
    </dialog>
  );
}

/** Opens a page of this site over the current one. Escape, Close and the backdrop close it; focus returns to the link. */
export function PageDialog({ children, part, title, look }: PageDialogProps) {
  return (
    <page-dialog data-part={part}>
      {children}
      <PageDialogFrame title={title} look={look} />
    </page-dialog>
  );
}

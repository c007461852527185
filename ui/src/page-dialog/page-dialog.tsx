import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './page-dialog.module.css';

export interface PageDialogProps {
  /** The link to the page; all there is without script. The page marks the part to show with `data-dialog-part`. */
  children: ReactNode;
  /** Name of the dialog until the page's heading is loaded. */
  title: string;
  /** `drawer` slides in from the side: the cart. */
  look?: 'dialog' | 'drawer';
}

/** The dialog itself, empty until a behavior fills it. */
export function PageDialogFrame({ title, look = 'dialog' }: Pick<PageDialogProps, 'title' | 'look'>) {
  const id = useId();
  return (
    <dialog className={styles.dialog} data-look={look} aria-labelledby={id}>
      <div className={styles.body}>
        <div className={styles.top}>
          <h2 id={id} className={styles.title} data-dialog-title="" tabIndex={-1}>
            {title}
          </h2>
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
export function PageDialog({ children, title, look }: PageDialogProps) {
  return (
    <page-dialog>
      {children}
      <PageDialogFrame title={title} look={look} />
    </page-dialog>
  );
}

import { Icon } from '../icon/icon';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The page shown, counted from 1. */
  page: number;
  /** How many pages there are. One page shows nothing. */
  pages: number;
  /** The address of a page. */
  hrefFor: (page: number) => string;
  /** The name of the list: "Orders". */
  label: string;
}

/** The first and last page and those near this one; `null` is a gap. */
function nearby(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((at) => at >= 1 && at <= pages);
  return shown.flatMap((at, index) => (index > 0 && at - shown[index - 1]! > 1 ? [null, at] : [at]));
}

/** Links between the pages of a long list. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={`${label}: pages`} className={styles.nav}>
      {page > 1 ? (
        <a href={hrefFor(page - 1)} rel="prev" className={styles.link}>
          <Icon name="arrow-left" /> Previous<span className="visually-hidden"> page</span>
        </a>
      ) : null}
      <ol className={styles.list}>
        {nearby(page, pages).map((at, index) =>
          at === null ? (
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={at}>
              <a
                href={hrefFor(at)}
                className={styles.link}
                aria-label={`Page ${at}`}
                aria-current={at === page ? 'page' : undefined}
              >
                {at}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <a href={hrefFor(page + 1)} rel="next" className={styles.link}>
          Next<span className="visually-hidden"> page</span> <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}

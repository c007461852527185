import { Icon } from '../icon/icon';
import styles from './order-status.module.css';

export interface OrderStage {
  label: string;
  /** "Fri, Nov 27"; omitted while unknown. */
  date?: string;
  reached: boolean;
}

/** How far a parcel has come, as four bands of a strip. The words say the same as the color. */
export function OrderStatus({
  stages,
  label = 'Order status',
}: {
  /** All stages, in order. */
  stages: readonly OrderStage[];
  /** Accessible name of the list. */
  label?: string;
}) {
  const current = stages.filter(({ reached }) => reached).length - 1;
  return (
    <ol className={styles.stages} aria-label={label}>
      {stages.map((stage, index) => (
        <li
          key={stage.label}
          className={styles.stage}
          data-reached={stage.reached || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.band} aria-hidden="true">
            {stage.reached ? <Icon name="check" /> : null}
          </span>
          <span className={styles.label}>
            {stage.label}
            <span className="visually-hidden">{stage.reached ? ', done' : ', not yet'}</span>
          </span>
          {stage.date ? <span className={styles.date}>{stage.date}</span> : null}
        </li>
      ))}
    </ol>
  );
}

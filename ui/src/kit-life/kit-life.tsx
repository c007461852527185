import styles from './kit-life.module.css';

export interface KitLifeStage {
  label: string;
  state: 'done' | 'now' | 'to-come';
  /** A day, or what is to be done now; omitted while there is nothing to say. */
  words?: string;
}

export interface KitLifeProps {
  /** Accessible name of the list: what it is about. */
  label: string;
  /** In order; at most one is `now`. */
  stages: readonly KitLifeStage[];
}

const spoken = { done: ', completed', now: ', next', 'to-come': ', to come' } as const;

/** How far a kit has come, as bands of a test strip. Each band has its word, and its day where it is known. */
export function KitLife({ label, stages }: KitLifeProps) {
  return (
    <ol className={styles.life} aria-label={label}>
      {stages.map((stage) => (
        <li
          key={stage.label}
          className={styles.stage}
          data-state={stage.state}
          aria-current={stage.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.band} aria-hidden="true" />
          <span className={styles.label}>
            {stage.label}
            <span className="visually-hidden">{spoken[stage.state]}</span>
          </span>
          {stage.words ? <span className={styles.words}>{stage.words}</span> : null}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { useWords } from '../words/words';
import styles from './location-card.module.css';

export interface LocationCardProps {
  /** Fragment the page returns to after "Check Availability": `loc-12`. */
  id: string;
  /** The location's name, the heading of its card. */
  name: string;
  /** Street and number. */
  street: string;
  /** "Omaha, NE 68102". */
  cityLine: string;
  /** "3.2 miles away". */
  distance?: string;
  /** In words: "Central Time". */
  zone?: string;
  /** What to know before coming: parking, entrance, which tests. */
  description?: ReactNode;
  /** The Check Availability form, the slots, or a sentence that there are none. */
  children?: ReactNode;
}

/** A test location: what to know about it, and its times beside that. */
export function LocationCard(props: LocationCardProps) {
  const { id, name, street, cityLine, distance, zone, description, children } = props;
  const words = useWords();
  return (
    <article id={id} tabIndex={-1} className={styles.location}>
      <div className={styles.about}>
        <h3>{name}</h3>
        <div className={styles.line}>
          <Icon name="pin" />
          <div>
            <address className={styles.address}>
              {street}, {cityLine}
            </address>
            {distance ? <p className={styles.distance}>{distance}</p> : null}
          </div>
        </div>
        {zone ? (
          <p className={styles.line}>
            <Icon name="clock" /> {words.timesIn(zone)}
          </p>
        ) : null}
        {description ? <div className={styles.description}>{description}</div> : null}
      </div>
      {children ? <div className={styles.times}>{children}</div> : null}
    </article>
  );
}

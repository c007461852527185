import type { ReactNode } from 'react';
import { Card } from '../card/card';
import { Icon } from '../icon/icon';
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

/** A test location. */
export function LocationCard(props: LocationCardProps) {
  const { id, name, street, cityLine, distance, zone, description, children } = props;
  return (
    <Card as="article" id={id} tabIndex={-1}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {distance ? <p className={styles.distance}>{distance}</p> : null}
      </div>
      <address className={styles.address}>
        <Icon name="pin" />
        <span>
          {street}
          <br />
          {cityLine}
        </span>
      </address>
      {zone ? (
        <p className={styles.address}>
          <Icon name="clock" /> Times shown in {zone}
        </p>
      ) : null}
      {description ? <div>{description}</div> : null}
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import styles from './slot-picker.module.css';

export interface Slot {
  id: string;
  /** "10:45 AM". */
  time: string;
  /** Heading it is listed under: "Morning", "Afternoon". */
  part: string;
}

export interface SlotPickerProps {
  /** The free times, in order. */
  slots: readonly Slot[];
  /** Added after the time in each button's accessible name: "Friday, November 27, at Midtown Clinic". */
  spoken: string;
  /** Where the form posts; by default this page. */
  action?: string;
  /** Level of its headings, which depends on the heading before them: 4 inside a location's card. */
  headingLevel?: 2 | 4;
  /** Name under which the slot's id is posted. */
  name?: string;
  /** Hidden inputs to post with it. */
  children?: ReactNode;
}

/**
 * Times as buttons: one press reserves. Each button's accessible name has time, date and place. Each has its own form,
 * because text browsers show a button's value, and a slot's id means nothing to people.
 */
export function SlotPicker({
  slots,
  spoken,
  action,
  headingLevel = 4,
  name = 'slotId',
  children,
}: SlotPickerProps) {
  const Heading = `h${headingLevel}` as const;
  const parts = [...new Set(slots.map(({ part }) => part))];
  return (
    <div className={styles.picker}>
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          <Heading className={styles.heading}>{part}</Heading>
          <ul className={styles.slots}>
            {slots
              .filter((slot) => slot.part === part)
              .map((slot) => (
                <li key={slot.id}>
                  <TokenlessForm action={action} extras={false}>
                    {children}
                    <input type="hidden" name={name} value={slot.id} />
                    <button type="submit" className={styles.slot}>
                      {slot.time}
                      <span className="visually-hidden">, {spoken}</span>
                    </button>
                  </TokenlessForm>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

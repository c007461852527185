import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { useWords } from '../words/words';
import styles from './hold-banner.module.css';

/**
 * The seconds left and the hold's total come from the custom properties `--hold-left` and `--hold-total` (such as
 * `1432s`) and `--hold-steps` (the total without its unit) on `:root`, in a `<style nonce>` of the page. CSS uses them to
 * drain the strip and reveal the expired panel without script. The end time in words is authoritative, because a
 * sleeping device slows CSS down.
 */
export interface HoldBannerProps {
  /** The held time: "Fri, Nov 27, 10:45 AM". */
  slot: string;
  /** When the hold ends, with its zone in words: "9:32 AM Central Time". */
  until: string;
  /** Whole seconds until then, by the server's clock: the device's may be wrong. */
  secondsLeft: number;
  /** Minutes of the whole hold. */
  minutes: number;
  /** Where "Select New Time" goes. */
  newTimeHref: string;
}

/**
 * Says how long a time is held. With script it also counts down, warns at 10, 5 and 1 minutes and opens a dialog at
 * zero.
 */
export function HoldBanner({ slot, until, secondsLeft, minutes, newTimeHref }: HoldBannerProps) {
  const words = useWords();
  return (
    <hold-warnings
      class={styles.warnings}
      data-left={String(secondsLeft)}
      data-dialog={styles.dialog}
      data-clock-says={words.clockSays}
      data-minute-says={words.minuteSays}
      data-minutes-say={words.minutesSay}
    >
      <div className={styles.hold}>
        <p className={styles.text}>{words.holding(slot, until)}</p>
        <div className={styles.rest}>
          <span className={styles.strip} aria-hidden="true">
            <span className={styles.left} />
          </span>
          {/* Empty without script: what stands still would be wrong a second later. */}
          <span className={styles.clock} role="timer" data-clock />
        </div>
        <p className="visually-hidden" role="status" data-live />
      </div>
      {/* The dialog is made of this panel by the script, so that a text browser shows the words once. */}
      <HoldExpired minutes={minutes} newTimeHref={newTimeHref} until={until} />
    </hold-warnings>
  );
}

export interface HoldExpiredProps {
  /** Minutes for which the next time is held. */
  minutes: number;
  /** Where the person chooses another time. */
  newTimeHref: string;
  children?: ReactNode;
  /** When the hold ends. The panel says it because a browser without CSS shows the panel before that. */
  until?: string;
  /** Shown at once: the server found the hold expired. Otherwise CSS shows it when `--hold-left` is over. */
  now?: boolean;
}

/** What to do when the time is over. Goes above the form and beside Submit; covers no field. */
export function HoldExpired({ minutes, newTimeHref, children, until, now }: HoldExpiredProps) {
  const words = useWords();
  return (
    <div className={now ? undefined : styles.delayed}>
      {until ? <p className="visually-hidden">{words.ifLater(until)}</p> : null}
      <div className={styles.panel} data-expired="">
        <h2 className={styles.title}>{words.expiredTitle}</h2>
        {until ? <p>{words.heldUntil(until)}</p> : null}
        <p>{words.expired(minutes)}</p>
        {children}
        <ButtonLink href={newTimeHref}>{words.newTime}</ButtonLink>
      </div>
    </div>
  );
}

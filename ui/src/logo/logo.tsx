import { StripMark } from '../strip-mark/strip-mark';
import styles from './logo.module.css';

/** Mark and name, as text, so that it scales with the reader's font size. */
export function Logo({
  suffix,
}: {
  /** Words after the name: "COVID-19 testing". */
  suffix?: string;
}) {
  return (
    <span className={styles.logo}>
      <StripMark className={styles.mark} />
      <span>Larkwell{suffix ? <span className={styles.suffix}> {suffix}</span> : null}</span>
    </span>
  );
}

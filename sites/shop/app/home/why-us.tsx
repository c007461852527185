import { StripMark } from '@larkwell/ui/strip-mark/strip-mark';
import { whyUs } from '../messages/home';
import styles from './why-us.module.css';

/** Four reasons, each with its figure. */
export function WhyUs() {
  return (
    <section className="stack" aria-labelledby="why">
      <h2 id="why">{whyUs.title}</h2>
      <ul className={styles.reasons}>
        {whyUs.reasons.map(({ title, text, figure }) => (
          <li key={title}>
            <p className={styles.figure} aria-hidden="true">
              {figure ?? <StripMark />}
            </p>
            <h3>{title}</h3>
            <p className="secondary">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

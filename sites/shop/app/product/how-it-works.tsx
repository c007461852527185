import { howItWorks } from '../messages/home';
import styles from './how-it-works.module.css';

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{howItWorks.title}</h2>
      <ol className={styles.steps}>
        {howItWorks.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

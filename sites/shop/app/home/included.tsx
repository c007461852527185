import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { included } from '../messages/home';
import styles from './included.module.css';

/** Three steps from the box to the report. */
export function Included() {
  return (
    <section className={styles.section} aria-labelledby="included">
      <h2 id="included">{included.title}</h2>
      <ol className={styles.steps}>
        {included.steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step}>
            <KitIllustration category={picture.category} method={picture.method} />
            <div>
              <p className={styles.number} aria-hidden="true">
                {index + 1}
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

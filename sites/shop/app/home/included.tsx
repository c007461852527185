import { Scene } from '@larkwell/ui/illustration/scene';
import type { ReactNode } from 'react';
import { included } from '../messages/home';
import styles from './included.module.css';

const [collect, mail, read] = included.steps;

/** Three steps from the box to the report. The third is a report itself. */
export function Included({ report }: { report?: ReactNode }) {
  return (
    <section className="stack" aria-labelledby="included">
      <h2 id="included">{included.title}</h2>
      <ol className={styles.steps}>
        {[collect, mail].map(({ title, text, scene, category }) => (
          <li key={title} className={styles.step}>
            <Scene name={scene} category={category} />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className="n">{text}</p>
            </div>
          </li>
        ))}
        <li className={`${styles.read} room`}>
          <div className={`${styles.words} on-room`}>
            <h3>{read.title}</h3>
            <p>{read.text}</p>
          </div>
          {report ?? <Scene name={read.scene} category={read.category} className={styles.picture} />}
        </li>
      </ol>
    </section>
  );
}

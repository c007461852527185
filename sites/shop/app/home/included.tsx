import type { Analyte } from '@larkwell/contracts/analytes/analytes';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Scene } from '@larkwell/ui/illustration/scene';
import { included, sampleReports } from '../messages/home';
import { HomeReport } from './home-report';
import styles from './included.module.css';

const [collect, mail, read] = included.steps;

/** Three steps from the box to the report. The third is a report itself; where no sample may be shown, its scene. */
export function Included({ analytes }: { analytes: readonly Analyte[] }) {
  const hasReport = analytes.some(({ sample }) => sample);
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
            {hasReport && (
              <ButtonLink href={included.seeSample.to} variant="secondary">
                {included.seeSample.label}
              </ButtonLink>
            )}
          </div>
          {hasReport ? (
            <HomeReport of={sampleReports.included} analytes={analytes} />
          ) : (
            <Scene name={read.scene} category={read.category} className={styles.picture} />
          )}
        </li>
      </ol>
    </section>
  );
}

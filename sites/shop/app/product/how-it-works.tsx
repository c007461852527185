import { Scene } from '@larkwell/ui/illustration/scene';
import { NumberedSteps } from '@larkwell/ui/numbered-steps/numbered-steps';
import { howItWorks } from '../messages/home';
import styles from './how-it-works.module.css';

/** The way of every kit, in four scenes. */
export function HowItWorks() {
  return (
    <section className={styles.band} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{howItWorks.title}</h2>
      <NumberedSteps
        layout="columns"
        steps={howItWorks.steps.map(({ text, scene, category }) => ({
          key: text,
          content: text,
          picture: <Scene name={scene} category={category} />,
        }))}
      />
    </section>
  );
}

import { Drawing } from './drawing';
import styles from './drawing.module.css';
import sprite from './larkwell.svg?no-inline';
import { sceneSizes, type SceneName } from './scene-sizes';

export interface SceneProps {
  /** Which moment. */
  name: SceneName;
  /** A category's slug or name, for the hues. */
  category?: string;
  /** A class for its size and place. */
  className?: string;
}

/** What happens with a kit, as a picture beside the words that say it. */
export function Scene({ name, category = '', className }: SceneProps) {
  const [width, height] = sceneSizes[name];
  return (
    <Drawing kind={styles.scene} viewBox={`0 0 ${width} ${height}`} category={category} className={className}>
      <use href={`${sprite}#s-${name}`} />
    </Drawing>
  );
}

import { Scene } from '@larkwell/ui/illustration/scene';
import type { ReactNode } from 'react';
import styles from './hero-drop.module.css';

/**
 * Fingertip, drop, dot on a numbered line: the whole product in one picture. Once, the drop falls. The line is
 * that of the report inside.
 */
export function HeroDrop({ children }: { children: ReactNode }) {
  return (
    <div className={styles.art}>
      <div className={styles.wide}>
        <Scene name="hero" className={styles.scene} />
        <Scene name="drop" className={styles.drop} />
      </div>
      <div className={styles.narrow}>
        <Scene name="hero-small" className={styles.scene} />
        <Scene name="drop" className={styles.drop} />
      </div>
      {children}
    </div>
  );
}

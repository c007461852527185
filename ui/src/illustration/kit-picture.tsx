import { Drawing } from './drawing';
import styles from './drawing.module.css';
import type { EmblemName } from './emblem-names';
import { layOutKit } from './kit-layout';
import sprite from './larkwell.svg?no-inline';
import type { KitContent } from './piece-sizes';

export interface KitPictureProps {
  /** The category's slug or name; unknown ones use the brand green. Without one, the hues are those around it. */
  category?: string;
  /** What is in the box, in the order in which it is used. */
  contents: readonly KitContent[];
  /** The kit's sign on its sleeve; none if it has none. */
  emblem: EmblemName | null;
  /** Only if no name is beside it; decorative otherwise. */
  label?: string;
}

/** A kit as it is: its sleeve with the emblem, and the tray with what the catalog says is in it. */
export function KitPicture({ category, contents, emblem, label }: KitPictureProps) {
  return (
    <Drawing kind={styles.kit} viewBox="0 0 320 240" category={category} label={label}>
      <use href={`${sprite}#box`} />
      {emblem ? (
        <g transform="rotate(-5 78 122)">
          <use href={`${sprite}#e-${emblem}`} x="26" y="46" />
        </g>
      ) : null}
      {layOutKit(contents).map(({ drawing, x, y }) => (
        <use key={`${drawing} ${x}`} href={`${sprite}#${drawing}`} x={x} y={y} />
      ))}
    </Drawing>
  );
}

import type { KitContent } from '@larkwell/contracts/products/kit-contents';
import { pieceWords } from '@larkwell/contracts/products/kit-words';
import { Piece } from '@larkwell/ui/illustration/piece';
import styles from './in-the-box.module.css';

/** Each piece of a kit with its name, in the hues around it. A kit that nothing is known about shows none. */
export function InTheBox({ contents }: { contents: readonly KitContent[] }) {
  if (contents.length === 0) return null;
  return (
    <ul className={styles.box} aria-label="In the box">
      {contents.map((content) => (
        <li key={content.piece}>
          <span className={styles.tile}>
            <Piece {...content} />
          </span>
          {pieceWords(content)}
        </li>
      ))}
    </ul>
  );
}

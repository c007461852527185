import type { KitContent } from '@larkwell/contracts/products/kit-contents';
import { pieceWords } from '@larkwell/contracts/products/kit-words';
import { Piece } from '@larkwell/ui/illustration/piece';
import styles from './in-the-box.module.css';

type InTheBoxProps = { contents: readonly KitContent[]; category: string };

/** Each piece of a kit with its name. A kit that nothing is known about shows none. */
export function InTheBox({ contents, category }: InTheBoxProps) {
  if (contents.length === 0) return null;
  return (
    <ul className={styles.box} aria-label="In the box">
      {contents.map((content) => (
        <li key={content.piece}>
          <span className={styles.tile}>
            <Piece {...content} category={category} />
          </span>
          {pieceWords(content)}
        </li>
      ))}
    </ul>
  );
}

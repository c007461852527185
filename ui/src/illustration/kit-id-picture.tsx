import { categoryKey } from './category-key';
import styles from './kit-id-picture.module.css';

/** The ID in the picture. No kit has it. */
export const exampleKitId = '7KQ2M-H4D8Z';

/** Shows where a kit's id is printed: inside the lid of its box. Drawn like the kits, in the brand green. */
export function KitIdPicture({
  label,
}: {
  /** Says what the picture shows. */
  label: string;
}) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 168"
      data-category={categoryKey('')}
      role="img"
      aria-label={label}
    >
      <rect width="320" height="168" className={styles.ground} />
      <path d="M36 128 60 20h200l24 108z" className={styles.lid} />
      <text x="160" y="52" className={styles.name}>
        Larkwell
      </text>
      <rect x="84" y="68" width="152" height="40" rx="8" className={styles.mark} />
      <text x="160" y="94" className={styles.id}>
        {exampleKitId}
      </text>
      <path d="M28 128h264l-4 40H32z" className={styles.box} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../button/button';
import control from '../field/control.module.css';
import { Field } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { FieldTexts } from '../field/field-texts';
import { useWords } from '../words/words';
import styles from './file-input.module.css';

export interface FileInputProps extends FieldTexts {
  /** Types the picker offers; the server checks the bytes. */
  accept?: string;
  /** A file that is already stored: shown instead of the picker, with its buttons. */
  stored?: { name: string; previewUrl?: string };
  /** Posted as `intent` to store the chosen file at once, so a later error does not lose it. */
  uploadIntent?: string;
  /** The words of the upload button. */
  uploadLabel?: string;
  /** Posted as `intent` to remove the stored file. */
  removeIntent?: string;
  /** The words of the remove button. They name the file. */
  removeLabel?: ReactNode;
}

/** One file, stored by its own button before the rest of the form can fail. State limits in the hint. */
export function FileInput(props: FileInputProps) {
  const { accept, stored, uploadIntent, uploadLabel, removeIntent, removeLabel, ...texts } = props;
  const words = useWords();
  const { name, id = name, hint, error } = texts;
  return (
    <Field {...texts}>
      {stored ? (
        <div className={styles.stored}>
          {stored.previewUrl ? <img src={stored.previewUrl} alt="" className={styles.preview} /> : null}
          <p className={styles.name}>{stored.name}</p>
          {removeIntent ? (
            <Button
              variant="secondary"
              size="small"
              name="intent"
              value={removeIntent}
              formNoValidate
              id={id}
              // Otherwise the field's label would name the button; the button says what it does.
              aria-labelledby={id}
            >
              {removeLabel ?? words.remove}
            </Button>
          ) : null}
        </div>
      ) : (
        <file-preview class={styles.drop} data-alt={words.preview}>
          <input
            {...controlAria(id, { hint, error })}
            id={id}
            name={name}
            type="file"
            accept={accept}
            className={`${control.control} ${styles.file}`}
          />
          <img hidden alt="" className={styles.preview} />
          {uploadIntent ? (
            <Button variant="secondary" size="small" name="intent" value={uploadIntent} formNoValidate>
              {uploadLabel ?? words.upload}
            </Button>
          ) : null}
        </file-preview>
      )}
    </Field>
  );
}

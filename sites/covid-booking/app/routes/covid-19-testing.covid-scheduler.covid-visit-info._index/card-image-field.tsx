import type { FieldMetadata } from '@conform-to/react';
import type { CardImage } from '@larkwell/contracts/drafts/drafts';
import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import { Button } from '@larkwell/ui/button/button';
import { secretFieldProps } from '@larkwell/ui/conform';
import { FileInput } from '@larkwell/ui/file-input/file-input';
import { Notice } from '@larkwell/ui/notice/notice';
import type { VisitValues } from '../../booking/visit-form';
import { payMessages as words } from '../../messages/visit-info';
import { paths } from '../../paths';
import { intents } from './intents';

interface CardImageFieldProps {
  side: CardSide;
  field: FieldMetadata<string, VisitValues, string[]>;
  image: CardImage | null;
  removing: boolean;
}

/** One side of the insurance card: the stored picture, or a field to choose one. */
export function CardImageField({ side, field, image, removing }: CardImageFieldProps) {
  const label = side === 'front' ? words.front_insurance_card_img : words.back_insurance_card_img;
  return (
    <>
      <FileInput
        {...secretFieldProps(field)}
        label={label}
        hint={image ? undefined : words.imageHint}
        accept="image/*,.heic,.heif"
        stored={image ? { name: words.uploaded(side), previewUrl: paths.cardImage(side) } : undefined}
        uploadIntent={intents.upload}
        uploadLabel={`${words.upload}: ${words[side]}`}
        uploadBusyLabel={words.uploading}
        removeIntent={side === 'front' ? intents.askRemoveFront : intents.askRemoveBack}
        removeLabel={`${words.remove}: ${words[side]}`}
      />
      {removing && image && (
        <Notice tone="warning" announce="alert" title={words.removeQuestion(side)}>
          <div className="cluster">
            <Button
              variant="danger"
              size="small"
              name="intent"
              value={side === 'front' ? intents.removeFront : intents.removeBack}
            >
              {words.removeYes}
            </Button>
            <Button variant="secondary" size="small" name="intent" value={intents.keep}>
              {words.removeNo}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

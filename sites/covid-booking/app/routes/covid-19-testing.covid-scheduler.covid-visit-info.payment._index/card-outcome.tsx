import { termsField } from '@larkwell/contracts/terms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { HiddenFields } from '../../booking/hidden-fields';
import { paymentMessages as words } from '../../messages/payment';
import { paths } from '../../paths';

interface CardOutcomeProps {
  state: 'unknown' | 'authorized';
  /** What is known, in words. */
  sentence: string;
  terms: string;
  /** Whether the time is still held. */
  canBook: boolean;
}

/** A card that was typed before stands in for the ways to pay: nobody is asked for money twice. */
export function CardOutcome({ state, sentence, terms, canBook }: CardOutcomeProps) {
  return (
    <>
      <Notice tone="warning" title={words.outcome[state]}>
        <p>{sentence}</p>
      </Notice>
      {state === 'unknown' && (
        <p>
          <ButtonLink href={paths.payment()}>{words.lookAgain}</ButtonLink>
        </p>
      )}
      {state === 'authorized' && canBook && (
        <PostForm>
          <HiddenFields values={{ [termsField]: terms }} />
          <Button busyLabel={words.paying}>{words.complete}</Button>
        </PostForm>
      )}
    </>
  );
}

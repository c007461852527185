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
  /** Whether it replies to a press; otherwise the page opens with it. */
  isAnswer: boolean;
  /** Whether the time is still held. */
  canBook: boolean;
}

/** An earlier payment replaces the ways to pay: nobody is asked for money twice. */
export function CardOutcome({ state, sentence, terms, isAnswer, canBook }: CardOutcomeProps) {
  return (
    <>
      <Notice tone="warning" title={words.outcome[state]} announce={isAnswer ? 'alert' : undefined}>
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

import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { confirmationMessages as words } from '../../messages/confirmation';
import { PageMain } from '../../page/page-main';
import { paths } from '../../paths';

type UnfinishedBookingProps = {
  /** What is known about the money. */
  sentence: string;
  /** Path of this page, while the booking may still be finished. */
  again: string | null;
};

/** A booking whose card has not been charged, yet or at all. */
export function UnfinishedBooking({ sentence, again }: UnfinishedBookingProps) {
  return (
    <PageMain>
      <h1>{again ? words.pendingTitle : words.failedTitle}</h1>
      <Notice tone="warning" announce="alert">
        <p>{sentence}</p>
      </Notice>
      {again && <p>{words.pending}</p>}
      <p>
        {again ? (
          <ButtonLink href={again}>{words.lookAgain}</ButtonLink>
        ) : (
          <ButtonLink href={paths.landing()}>{words.another}</ButtonLink>
        )}
      </p>
    </PageMain>
  );
}

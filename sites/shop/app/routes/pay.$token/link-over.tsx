import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { TermsChange } from '@larkwell/contracts/terms';
import { ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { Notice } from '@larkwell/ui/notice/notice';
import { payLinkMessages } from '../../messages/checkout';
import { paths } from '../../paths';

/** Texts for a pay link that no longer works, by the refusal's code. */
const meanings: Partial<Record<RefusalCode, string>> = {
  'terms-changed': payLinkMessages.changed,
  'already-paid': payLinkMessages.nothingToPay,
  'hold-expired': payLinkMessages.over,
  'not-found': payLinkMessages.unknown,
};

export type PayLinkEnd = {
  sentence: string;
  meaning: string;
  /** How the order differs from what the link was made for; empty for every other end. */
  changes: TermsChange[];
  visitor: 'nobody' | 'signed-in' | 'paying';
};

/** How a refused link ended; null if it may work on another try. */
export const findMeaning = (code: RefusalCode): string | null => meanings[code] ?? null;

/** A link that no longer pays: the reason, and where its owner can see the order. */
export function LinkOver({ sentence, meaning, changes, visitor }: PayLinkEnd) {
  const action =
    visitor === 'paying' ? (
      <ButtonLink href={paths.payments()}>See your order and pay</ButtonLink>
    ) : (
      <ButtonLink href={paths.orders()}>
        {visitor === 'nobody' ? 'Sign in to see your order' : 'See your orders'}
      </ButtonLink>
    );
  return (
    <div className="page">
      <div className="stack reading">
        <h1>{payLinkMessages.heading}</h1>
        {changes.length > 0 ? (
          <ChangedTerms title={sentence} changes={changes} action={action} announce="alert">
            <p>{meaning}</p>
          </ChangedTerms>
        ) : (
          <Notice tone="warning" title={sentence} announce="alert">
            <div className="stack" data-gap="small">
              <p>{meaning}</p>
              <p>{action}</p>
            </div>
          </Notice>
        )}
      </div>
    </div>
  );
}

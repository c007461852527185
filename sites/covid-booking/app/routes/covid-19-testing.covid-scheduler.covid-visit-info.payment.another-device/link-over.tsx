import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import type { ReactNode } from 'react';
import { paymentMessages as words } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { paths } from '../../paths';

/** The waiting page once its link no longer pays, because the visit is not the one it was made for. */
export function LinkOver({ children }: { children: ReactNode }) {
  return (
    <PageMain>
      {children}
      <h1>{words.waitingTitle}</h1>
      <Notice tone="warning" title={words.linkOver}>
        <p>{words.notCharged}</p>
      </Notice>
      <p>
        <ButtonLink href={paths.payment()}>{words.linkOverAction}</ButtonLink>
      </p>
    </PageMain>
  );
}

import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import type { ReactNode } from 'react';
import { paymentMessages as words } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { paths } from '../../paths';

interface NoLinkProps {
  /**
   * `over`: the visit is not the one the link was made for. `unknown`: the link may have been paid; that is not known
   * yet.
   */
  why: 'over' | 'unknown';
  sentence: string;
  /** The first content of the page. */
  children: ReactNode;
}

const tell = () => ({
  over: { title: words.linkOver, href: paths.payment(), action: words.linkOverAction },
  unknown: { title: words.outcome.unknown, href: paths.paymentElsewhere(), action: words.lookAgain },
});

/** The waiting page without its link, which must not be paid now. */
export function NoLink({ why, sentence, children }: NoLinkProps) {
  const { title, href, action } = tell()[why];
  return (
    <PageMain>
      {children}
      <h1>{words.waitingTitle}</h1>
      <Notice tone="warning" title={title}>
        <p>{sentence}</p>
      </Notice>
      <p>
        <ButtonLink href={href}>{action}</ButtonLink>
      </p>
    </PageMain>
  );
}

import { NO, YES } from '@larkwell/contracts/fields/yes-no';
import type { ReactNode } from 'react';
import { siteMessages } from '../messages/site';

/** Yes and No, in this order unless Yes reveals more questions: then Yes is last, right above them. */
export function yesNoChoices(ifYes?: ReactNode, ifNo?: ReactNode) {
  const yes = { value: YES, label: siteMessages.yes, reveal: ifYes };
  const no = { value: NO, label: siteMessages.no, reveal: ifNo };
  return ifYes ? [no, yes] : [yes, no];
}

import type { NearestSlot } from '@larkwell/contracts/locations/locations';
import type { TermsChange } from '@larkwell/contracts/terms';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { Button } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { schedulerMessages as words } from '../messages/scheduler';
import { HiddenFields, type HiddenValues } from './hidden-fields';
import { NearestTimes } from './nearest-times';

/** Why a time could not be taken. */
export interface RefusedTimeAnswer {
  /** The API's sentence. */
  sentence: string;
  nearest?: NearestSlot[];
  /** What differs from what was pressed. */
  changes?: TermsChange[];
  /** Hidden fields that take the same time on current terms; absent if it is not available. */
  goOn?: HiddenValues;
}

interface RefusedTimeProps extends RefusedTimeAnswer {
  /** Hidden fields of each of the nearest times. */
  hidden: HiddenValues;
  /** Label of the continue button. */
  goOnLabel: string;
}

/** Why a time could not be taken: old beside new if something changed, and the nearest free times. */
export function RefusedTime({ sentence, nearest = [], changes, goOn, hidden, goOnLabel }: RefusedTimeProps) {
  const others = <NearestTimes nearest={nearest} hidden={hidden} />;
  if (!changes || !goOn) {
    return (
      <Notice tone="error" announce="alert" title={sentence}>
        {changes?.map(({ name, before, now }) => (
          <p key={name}>{words.changed(name, before, now)}</p>
        ))}
        {others}
      </Notice>
    );
  }
  return (
    <>
      <ChangedTerms
        announce="alert"
        title={sentence}
        changes={changes}
        action={
          <PostForm>
            <HiddenFields values={goOn} />
            <Button>{goOnLabel}</Button>
          </PostForm>
        }
      >
        <p>{words.changedLead}</p>
      </ChangedTerms>
      {others}
    </>
  );
}

import { HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import { paysByCard } from '@larkwell/contracts/appointments/visit-rules';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { guardianDuty } from '@larkwell/contracts/minors';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { termsField, type TermsChange } from '@larkwell/contracts/terms';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { checkboxProps } from '@larkwell/ui/conform';
import { HoldExpired } from '@larkwell/ui/hold-banner/hold-banner';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { HiddenFields } from '../../booking/hidden-fields';
import { endOfHold } from '../../booking/described-hold';
import { price } from '../../booking/price';
import { reviewRows } from '../../booking/review-rows';
import { assessmentFaults, isComplete, missingSections, sectionsOf } from '../../booking/steps';
import type { VisitFields } from '../../booking/visit-form';
import { assessmentMessages } from '../../messages/assessment';
import { visitInfoMessages as words } from '../../messages/visit-info';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { AddPerson } from '../../booking/add-person';
import { personOf } from '../../booking/person';
import { householdMessages as householdWords } from '../../messages/household';
import { paths } from '../../paths';
import { AgreeAgain } from './agree-again';

interface ReviewProps {
  draft: Draft;
  fields: VisitFields;
  held: boolean;
  newTimeHref: string;
  /** What was different when Submit was pressed. */
  changes?: TermsChange[];
  /** Whether a payment was started whose state Stripe cannot currently report. */
  isPaymentUnknown: boolean;
}

/**
 * The review: all answers with links to change them, then the consent and Submit. If the visit changed after it was
 * agreed to, the page says so first, with one button that agrees and continues.
 */
export function Review({ draft, fields, held, newTimeHref, changes, isPaymentUnknown }: ReviewProps) {
  const missing = missingSections(draft);
  const unassessed = Object.keys(assessmentFaults(draft)).length > 0;
  const testType = draft.testType ?? DEFAULT_TEST_TYPE;
  const byCard = paysByCard(draft.visitInfo, testType);
  const person = personOf(draft);
  const bookingLabel = byCard ? words.submitAndPay(price(TEST_PRICES[testType])) : words.submit;
  const label = draft.household ? householdWords.agree : bookingLabel;
  // Only a visit that can be booked can be agreed to again.
  const isWhole = isComplete(draft) && held;
  const isChanged = isWhole && (changes !== undefined || draft.changes.length > 0);
  return (
    <>
      {(missing.length > 0 || unassessed) && (
        <Notice tone="warning" title={words.missingSections}>
          <ul>
            {unassessed && (
              <li>
                <Link href={paths.assessment(person)}>{assessmentMessages.title}</Link>
              </li>
            )}
            {missing.map((section) => (
              <li key={section}>
                <Link href={paths.visitInfo(section, person)}>{words.sections[section]}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isChanged && (
        <AgreeAgain
          changes={changes ?? draft.changes}
          terms={draft.terms ?? ''}
          button={label}
          lead={isPaymentUnknown ? words.changedLeadUnknown : words.changedLead}
          isAnswer={changes !== undefined}
        />
      )}
      <GuardianNotice draft={draft} />
      {sectionsOf(draft).map((section) =>
        section !== 'consent' && draft.completedSections.includes(section) ? (
          <section key={section} className="stack" data-gap="small" aria-labelledby={`review-${section}`}>
            <h2 id={`review-${section}`}>{words.sections[section]}</h2>
            <SummaryList rows={reviewRows(section, draft)} />
          </section>
        ) : null,
      )}
      {!isChanged && (
        <PostForm className="stack">
          <HiddenFields values={{ [termsField]: draft.terms ?? '' }} />
          <Checkbox {...checkboxProps(fields.is_acknowledge)} label={words.acknowledge} />
          {held && draft.hold && (
            <HoldExpired minutes={HOLD_MINUTES} newTimeHref={newTimeHref} until={endOfHold(draft.hold)} />
          )}
          <div>
            <Button busyLabel={words.submitting}>{label}</Button>
          </div>
        </PostForm>
      )}
      {held && <AddPerson household={draft.household} />}
    </>
  );
}

function GuardianNotice({ draft: { hold, visitInfo } }: { draft: Draft }) {
  if (!hold || !visitInfo.date_of_birth) return null;
  const duty = guardianDuty(visitInfo.date_of_birth, hold.slot.date, hold.location.state);
  if (duty !== 'accompany' && duty !== 'form') return null;
  return (
    <Notice tone="warning">
      <p>{words.guardian[duty]}</p>
    </Notice>
  );
}

import { Button } from '@larkwell/ui/button/button';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { KitSummary } from '../../kits/kit-summary';
import { kitSteps, kitTexts } from '../../messages/kits';
import type { Places } from '../../places/places.server';
import { formatDate } from '../../time/format';
import { testerLabels as labels } from './form';
import type { Review } from './tester-actions.server';

interface TesterReviewProps {
  kit: { testName: string; kitId: string };
  places: Places;
  review: Review;
}

/** Step 3: review everything. The answers stay in the form, so nothing about the tester is stored yet. */
export function TesterReview({ kit, places, review: { tester, typed, refusal } }: TesterReviewProps) {
  const { firstName, lastName, dob, sex, addressLine1, suit, city, state, zip, phoneNumber } = tester;
  return (
    <PostForm className="stack reading">
      <StepBar steps={kitSteps} current={3} label="Kit registration" />
      {refusal && <FlashNotice tone="error">{refusal}</FlashNotice>}
      <PageHeading lead={<p>{kitTexts.reviewLead}</p>}>{kitTexts.reviewTitle}</PageHeading>
      <KitSummary {...kit} />
      <SummaryList
        rows={[
          { label: 'Name', value: `${firstName} ${lastName}` },
          { label: labels.dob, value: formatDate(dob) },
          { label: labels.sex, value: sex },
          { label: 'Address', value: [addressLine1, suit].filter(Boolean).join(', ') },
          { label: labels.city, value: `${city}, ${state} ${zip}` },
          { label: labels.country, value: places.country.name },
          { label: labels.phoneNumber, value: phoneNumber },
        ]}
      />
      {typed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="cluster">
        <Button name="intent" value="register" busyLabel="LOADING...">
          Register this kit
        </Button>
        <Button name="intent" value="edit" variant="secondary">
          Back
        </Button>
      </p>
    </PostForm>
  );
}

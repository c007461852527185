import { formatUsd } from '@larkwell/contracts/fields/money';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { SubscriptionDetail } from '@larkwell/contracts/subscriptions/subscriptions';
import { addDays } from '@larkwell/contracts/time';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps } from '@larkwell/ui/conform';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { AgreedPost } from './agreed-post';
import { ChangeSection } from './change-section';
import { pauseDays } from './pause-days';

type Props = { subscription: SubscriptionDetail };

/** Each form's button label, also used if its terms have changed. */
export const changeButtons = {
  skip: 'Skip this renewal',
  resume: 'Renew after all',
  pause: 'Pause',
  interval: 'Change the interval',
  bank: 'Answer your bank',
};

/** The form that skips one renewal. */
export function SkipForm({ subscription: { options, price, renewsOn, terms } }: Props) {
  if (!options.skip || !renewsOn) return null;
  return (
    <ChangeSection id="skip" title="Skip the next renewal">
      <p>
        Nothing is charged on {renewalDayWords(renewsOn)}, and no kit is sent. The next renewal is then on{' '}
        <strong>{renewalDayWords(options.skip.renewsOn)}</strong> for {formatUsd(price)}.
      </p>
      <AgreedPost intent="skip" terms={terms}>
        <p>
          <Button variant="secondary">{changeButtons.skip}</Button>
        </p>
      </AgreedPost>
    </ChangeSection>
  );
}

/** The form that undoes a pause or a skip. */
export function ResumeForm({ subscription: { options, price, terms } }: Props) {
  if (!options.resume) return null;
  const isPause = options.resume.by === 'pause';
  return (
    <ChangeSection id="resume" title={isPause ? 'End the pause' : 'Undo the skip'}>
      <p>
        The next renewal is then on <strong>{renewalDayWords(options.resume.renewsOn)}</strong> for{' '}
        {formatUsd(price)}.
      </p>
      <AgreedPost intent="resume" terms={terms}>
        <p>
          <Button variant="secondary">{isPause ? 'End the pause' : changeButtons.resume}</Button>
        </p>
      </AgreedPost>
    </ChangeSection>
  );
}

/** The form that postpones the next renewal by whole months. */
export function PauseForm({ subscription: { options, price, renewsOn, terms } }: Props) {
  const isPaused = options.resume?.by === 'pause';
  const now = isPaused ? renewsOn : null;
  const [, fields] = usePageForm<{ until: string }>('pause', { until: now ?? undefined });
  if (!options.pause) return null;
  const first = addDays(options.pause.from, -1);
  return (
    <ChangeSection id="pause" title={isPaused ? 'Change the pause' : 'Pause'}>
      <p>
        Nothing is charged and no kit is sent until the day you choose. On that day it renews for{' '}
        {formatUsd(price)}. You can end the pause at any time.
      </p>
      <AgreedPost intent="pause" terms={terms}>
        <RadioGroup {...fieldProps(fields.until)} label="Pause until" choices={pauseDays(first, now)} />
        <p>
          <Button variant="secondary">{changeButtons.pause}</Button>
        </p>
      </AgreedPost>
    </ChangeSection>
  );
}

/** The form that changes the interval; it shows the new price first. */
export function IntervalForm({ subscription: { options, renewsOn, terms } }: Props) {
  const [, fields] = usePageForm<{ months: string }>('interval');
  if (options.intervals.length === 0 || !renewsOn) return null;
  return (
    <ChangeSection id="interval" title="Change how often a kit is sent">
      <p>
        The new price starts with the renewal on <strong>{renewalDayWords(renewsOn)}</strong>. Nothing is
        charged now.
      </p>
      <AgreedPost intent="interval" terms={terms}>
        <RadioGroup
          {...fieldProps(fields.months)}
          label="Send a kit"
          choices={options.intervals.map(({ months, percent, price }) => ({
            value: String(months),
            label: `Every ${months} months, ${percent}% off: ${formatUsd(price)} each renewal`,
          }))}
        />
        <p>
          <Button variant="secondary">{changeButtons.interval}</Button>
        </p>
      </AgreedPost>
    </ChangeSection>
  );
}

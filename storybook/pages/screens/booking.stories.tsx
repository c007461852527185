import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeFoundLocation, makeHold, makeSlot } from '@larkwell/contracts/testing';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { CheckboxGroup } from '@larkwell/ui/checkbox-group/checkbox-group';
import { DateParts } from '@larkwell/ui/date-parts/date-parts';
import { DateStrip } from '@larkwell/ui/date-strip/date-strip';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { HoldBanner } from '@larkwell/ui/hold-banner/hold-banner';
import { LocationCard } from '@larkwell/ui/location-card/location-card';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { PhoneInput } from '@larkwell/ui/phone-input/phone-input';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { VisitSummary } from '@larkwell/ui/visit-summary/visit-summary';
import { BookingPage } from './shop-page';

const meta: Meta = {
  title: 'Screens/Booking',
  tags: ['screen', '!autodocs', 'vrt'],
  parameters: { frame: 'none', layout: 'fullscreen' },
  globals: { brand: 'booking' },
};
export default meta;
type Story = StoryObj;

const steps = ['Location', 'Time', 'Details', 'Payment', 'Confirm'];
const yesNo = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];
const place = makeFoundLocation();
const hold = makeHold();
const when = 'Friday, November 27';
const visitRows = [
  { label: 'Test type', value: 'RT-PCR' },
  { label: 'Place', value: `${place.name}, ${place.street}, ${place.city}, ${place.state} ${place.zipCode}` },
  { label: 'Time', value: `${when}, ${hold.slot.start} Central Time` },
];

export const Landing: Story = {
  render: () => (
    <BookingPage>
      <PageHeading lead="COVID-19 tests for people aged 3 and older, in select states. Drive-thru.">
        Get Tested
      </PageHeading>
      <form method="get" className="stack">
        <TextInput name="location" label="Where do you live?" hint="ZIP code, or city and state" width={20} />
        <div>
          <Button>Find a place</Button>
        </div>
      </form>
    </BookingPage>
  ),
};

export const Assessment: Story = {
  render: () => (
    <BookingPage>
      <BackLink href="/covid-19-testing" />
      <PageHeading>Before your test</PageHeading>
      <form method="post" className="stack" noValidate>
        <h2>Medical history</h2>
        <RadioGroup
          name="asked_for_test"
          label="Has a provider asked or referred you for a test?"
          choices={yesNo}
        />
        <RadioGroup
          name="symptoms_experienced"
          label="Have you had symptoms in the last 14 days?"
          defaultValue="1"
          choices={[
            yesNo[0]!,
            {
              ...yesNo[1]!,
              reveal: (
                <div className="stack">
                  <CheckboxGroup
                    name="symptoms"
                    label="If yes, which symptoms?"
                    hint="Select all that apply"
                    choices={['Chills', 'Headache', 'Cough', 'Fever'].map((label) => ({
                      value: label,
                      label,
                    }))}
                  />
                  <DateParts name="symptom_date" label="If yes, when did they start?" hint="Since Nov 7" />
                </div>
              ),
            },
          ]}
        />
        <Checkbox name="is_acknowledge" label="My answers are true and complete" />
        <div>
          <Button>Submit</Button>
        </div>
      </form>
    </BookingPage>
  ),
};

const times = ['9:00 AM', '9:15 AM', '10:45 AM', '1:15 PM', '2:00 PM'];

export const Scheduler: Story = {
  render: () => (
    <BookingPage>
      <StepBar label="Booking" steps={steps} current={2} />
      <PageHeading lead="RT-PCR near Omaha, NE">Choose a time</PageHeading>
      <DateStrip
        days={Array.from({ length: 14 }, (_, index) => ({
          date: String(index),
          href: `?date=${index}`,
          weekday: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'][index % 7]!,
          day: index < 10 ? `Nov ${21 + index}` : `Dec ${index - 9}`,
          current: index === 6,
        }))}
      />
      <h2>1 location found</h2>
      <LocationCard
        id="loc-1"
        name={place.name}
        street={place.street}
        cityLine={`${place.city}, ${place.state} ${place.zipCode}`}
        distance={`${place.distanceMiles} miles away`}
        zone="Central Time"
        description={<p>{place.description}</p>}
      >
        <p>We’ll hold a time for 25 minutes while you fill in the form. Have your insurance card ready.</p>
        <SlotPicker
          spoken={`${when}, at ${place.name}`}
          slots={times.map((time) => ({
            ...makeSlot({ id: time, start: time }),
            time,
            part: time.endsWith('AM') ? 'Morning' : 'Afternoon',
          }))}
        />
      </LocationCard>
    </BookingPage>
  ),
};

export const VisitInfoWithErrors: Story = {
  render: () => (
    <BookingPage wide>
      <StepBar label="Booking" steps={steps} current={3} />
      <div className="split">
        <div className="stack">
          <HoldBanner
            slot={hold.slot.start}
            until="9:25 AM Central Time"
            secondsLeft={hold.secondsLeft}
            newTimeHref="#new"
          />
          <ErrorSummary
            lead="Missing or invalid information. Please check the form again."
            errors={[
              { id: 'date_of_birth-day', text: 'Date of birth: This field is required' },
              { id: 'patient_mobile', text: 'Mobile number: This field is required' },
            ]}
          />
          <PageHeading eyebrow="Section 1 of 6">Who is being tested</PageHeading>
          <form method="post" className="stack" noValidate>
            <TextInput
              name="patient_first_name"
              label="First name"
              defaultValue="Ada"
              autoComplete="given-name"
            />
            <DateParts
              name="date_of_birth"
              label="Date of birth"
              birthday
              defaultValue={{ month: '4', year: '1988' }}
              wrongParts={['day']}
              error="This field is required"
            />
            <PhoneInput name="patient_mobile" label="Mobile number" error="This field is required" />
            <div>
              <Button>Save and continue</Button>
            </div>
          </form>
        </div>
        <VisitSummary rows={visitRows} />
      </div>
    </BookingPage>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  makeAvailability,
  makeBooking,
  makeBookingConfirmation,
  makeDraft,
  makeFoundLocation,
  makeHold,
  makeSlot,
} from '@larkwell/contracts/testing';
import { describeHold } from '@larkwell/covid-booking/app/booking/described-hold';
import { listVisitFacts } from '@larkwell/covid-booking/app/booking/visit-fact-rows';
import AccessibilityPage from '@larkwell/covid-booking/app/routes/covid-19-testing.accessibility/route';
import LandingPage, {
  type loader as landing,
} from '@larkwell/covid-booking/app/routes/covid-19-testing._index/route';
import PrivacyPage from '@larkwell/covid-booking/app/routes/covid-19-testing.privacy/route';
import AssessmentPage from '@larkwell/covid-booking/app/routes/covid-19-testing.assessment/route';
import SchedulerPage, {
  type loader as scheduler,
} from '@larkwell/covid-booking/app/routes/covid-19-testing.covid-scheduler._index/route';
import VisitInfoPage, {
  type loader as visitInfo,
} from '@larkwell/covid-booking/app/routes/covid-19-testing.covid-scheduler.covid-visit-info._index/route';
import ConfirmationPage, {
  type loader as confirmation,
} from '@larkwell/covid-booking/app/routes/covid-19-testing.covid-scheduler.covid-confirmation.$booking._index/route';
import PaymentPage, {
  type loader as payment,
} from '@larkwell/covid-booking/app/routes/covid-19-testing.covid-scheduler.covid-visit-info.payment._index/route';
import MyBookingsPage, {
  type loader as bookings,
} from '@larkwell/covid-booking/app/routes/covid-19-testing.my-bookings._index/route';
import { expect, waitFor } from 'storybook/test';
import { provideCard } from './card-provider';
import { bookingPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Booking',
  tags: ['screen', 'area:booking'],
  parameters: { frame: 'none', layout: 'fullscreen' },
  globals: { brand: 'booking' },
};
export default meta;
type Story = StoryObj;

const landingPage = (isBeingPaid: boolean) =>
  bookingPage<typeof landing>({ page: LandingPage, url: '/covid-19-testing', data: { isBeingPaid } });

export const Landing: Story = {
  tags: ['vrt'],
  render: () => landingPage(false),
};
export const LandingWhilePaymentUnknown: Story = { render: () => landingPage(true) };
export const Privacy: Story = {
  render: () => bookingPage({ page: PrivacyPage, url: '/covid-19-testing/privacy' }),
};
export const Accessibility: Story = {
  render: () => bookingPage({ page: AccessibilityPage, url: '/covid-19-testing/accessibility' }),
};
export const Assessment: Story = {
  tags: ['vrt'],
  render: () =>
    bookingPage({ page: AssessmentPage, url: '/covid-19-testing/assessment', data: { firstDay: 'Nov 7' } }),
};

const times = ['09:00 AM', '09:15 AM', '10:45 AM', '01:15 PM', '02:00 PM'];
const place = makeFoundLocation({
  availability: makeAvailability({ slots: times.map((start) => makeSlot({ id: start, start })) }),
});
const dates = Array.from({ length: 14 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10),
);
const soonest = { locationName: place.name, timezone: place.timezone, terms: place.terms };
export const Scheduler: Story = {
  tags: ['vrt'],
  render: () =>
    bookingPage<typeof scheduler>({
      page: SchedulerPage,
      url: '/covid-19-testing/covid-scheduler',
      data: {
        locations: [
          place,
          makeFoundLocation({
            id: 'loc_omaha_2',
            name: 'Larkwell Test Site Harney Street',
            earliest: [makeSlot({ id: 'first' }), makeSlot({ id: 'second', start: '11:15 AM' })],
          }),
        ],
        place: 'Omaha, NE',
        people: 1,
        suggestions: [],
        dates,
        days: dates.map((date, day) => ({
          date,
          free: day % 5 === 1 ? 0 : 9 + day * 5,
          isOpen: day % 2 === 1,
        })),
        nearest: [
          { ...makeSlot({ date: dates[0]!, start: '02:30 PM' }), ...soonest },
          { ...makeSlot({ id: 'slot_2' }), ...soonest, locationId: 'loc_omaha_2' },
        ],
        location: '68102',
        testType: 'RT-PCR',
        date: '2026-11-27',
        isBeingPaid: false,
      },
    }),
};

const held = {
  draft: makeDraft({ hold: makeHold() }),
  page: 'patient',
  faults: {},
  held: true,
  newTimeHref: '/covid-19-testing/covid-scheduler',
  isConsentGiven: false,
  isPaymentUnknown: false,
} as const;
const visitInfoUrl = '/covid-19-testing/covid-scheduler/covid-visit-info';
export const VisitInfo: Story = {
  render: () => bookingPage<typeof visitInfo>({ page: VisitInfoPage, url: visitInfoUrl, data: held }),
};
export const VisitInfoWithErrors: Story = {
  tags: ['vrt'],
  render: () =>
    bookingPage<typeof visitInfo>({
      page: VisitInfoPage,
      url: visitInfoUrl,
      data: held,
      answer: {
        result: {
          status: 'error',
          initialValue: { patient_first_name: 'Ada', date_of_birth: { month: '4', year: '1988' } },
          error: { patient_last_name: ['This field is required'], date_of_birth: ['This field is required'] },
        },
      },
    }),
};
export const TimeExpired: Story = {
  render: () =>
    bookingPage<typeof visitInfo>({
      page: VisitInfoPage,
      url: visitInfoUrl,
      data: { ...held, draft: makeDraft({ hold: makeHold({ secondsLeft: 0 }) }), held: false },
    }),
};
/** The refusal reloads the page, so its card field is empty. */
export const PaymentDeclined: Story = {
  tags: ['vrt'],
  beforeEach: () => provideCard({}),
  render: () =>
    bookingPage<typeof payment>({
      page: PaymentPage,
      url: `${visitInfoUrl}/payment`,
      data: {
        hold: describeHold(makeHold()),
        visitFacts: listVisitFacts(
          makeDraft({
            hold: makeHold(),
            visitInfo: { patient_first_name: 'Ada', patient_last_name: 'Fields' },
          }),
        ),
        people: 1,
        terms: 'terms_visit',
        testType: 'RT-PCR',
        amount: 12_000,
        outcome: null,
        newTimeHref: held.newTimeHref,
        stripeScript: 'data:text/javascript,',
        publishableKey: 'pk_test_larkwell',
      },
      answer: { cardError: 'Your card was declined.' },
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus());
  },
};
const confirmationPage = (over: Parameters<typeof makeBookingConfirmation>[0] = {}) =>
  bookingPage<typeof confirmation>({
    page: ConfirmationPage,
    url: '/covid-19-testing/covid-scheduler/covid-confirmation/booking_1',
    data: makeBookingConfirmation(over),
  });
export const Confirmation: Story = { tags: ['vrt'], render: () => confirmationPage() };
export const ConfirmationDisputed: Story = {
  render: () => confirmationPage({ amountPaid: 7000, dispute: { state: 'open', amount: 7000 } }),
};
export const ConfirmationNotPaid: Story = {
  render: () =>
    confirmationPage({ status: 'cancelled', standing: 'unpaid', dispute: { state: 'lost', amount: 7000 } }),
};
export const MyBookings: Story = {
  tags: ['vrt'],
  render: () =>
    bookingPage<typeof bookings>({
      page: MyBookingsPage,
      url: '/covid-19-testing/my-bookings',
      data: {
        userEmail: 'ada@example.com',
        bookings: [makeBooking()],
        households: [],
        openings: [],
        now: makeDraft().now,
        isProved: true,
        isBeingPaid: false,
        problem: null,
      },
    }),
};

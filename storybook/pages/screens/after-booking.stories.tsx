import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeBooking, makeFoundLocation, makeHold } from '@larkwell/contracts/testing';
import { ButtonLink } from '@larkwell/ui/button/button';
import { ConfirmationPanel } from '@larkwell/ui/confirmation-panel/confirmation-panel';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { Table } from '@larkwell/ui/table/table';
import { Tag } from '@larkwell/ui/tag/tag';
import { BookingPage } from './shop-page';

const meta: Meta = {
  title: 'Screens/After booking',
  tags: ['screen', '!autodocs', 'vrt'],
  parameters: { frame: 'none', layout: 'fullscreen' },
  globals: { brand: 'booking' },
};
export default meta;
type Story = StoryObj;

const place = makeFoundLocation();
const hold = makeHold();
const when = 'Friday, November 27';
const visitRows = [
  { label: 'Test type', value: 'RT-PCR' },
  { label: 'Place', value: `${place.name}, ${place.street}, ${place.city}, ${place.state} ${place.zipCode}` },
  { label: 'Time', value: `${when}, ${hold.slot.start} Central Time` },
];

export const Confirmation: Story = {
  render: () => (
    <BookingPage>
      <ConfirmationPanel title="Your visit is booked" code={makeBooking().confirmation_code} />
      <h2>Your visit</h2>
      <SummaryList rows={visitRows} />
      <h2>Bring with you</h2>
      <ul>
        <li>Your ID</li>
        <li>Your insurance card, if you have one</li>
      </ul>
      <p>Test cancellation is non-refundable.</p>
      <ButtonLink href="/covid-19-testing" variant="secondary">
        Schedule another appointment
      </ButtonLink>
    </BookingPage>
  ),
};

export const MyBookings: Story = {
  render: () => {
    const { patient_first_name, patient_last_name, patient_mobile, locationName, confirmation_code } =
      makeBooking();
    const columns = [
      'Full Name',
      'Phone',
      'Appointment',
      'Location',
      'Code',
      'Status',
      'Test Type',
      'Action',
    ];
    return (
      <BookingPage wide>
        <PageHeading lead="ada@example.com">My bookings</PageHeading>
        <Table
          caption="Bookings"
          captionHidden
          stackBelow="large"
          columns={columns.map((label) => ({ key: label, label }))}
          rows={[
            {
              key: '1',
              cells: [
                `${patient_first_name} ${patient_last_name}`,
                patient_mobile,
                'Fri Nov 27/26, 10:45 AM',
                locationName,
                confirmation_code,
                <Tag key="status" tone="warning">
                  Pending
                </Tag>,
                'RT-PCR',
                <ButtonLink key="cancel" href="#cancel" variant="secondary" size="small">
                  Cancel
                </ButtonLink>,
              ],
            },
          ]}
        />
      </BookingPage>
    );
  },
};

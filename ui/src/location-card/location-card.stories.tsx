import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { Notice } from '../notice/notice';
import { SlotPicker } from '../slot-picker/slot-picker';
import type { About } from '../stories/about';
import { longHint, longName } from '../stories/long-texts';
import { LocationCard } from './location-card';

const about: About = {
  use: ['In the list of places, in order of distance.'],
  keyboard: [['Tab', 'Moves to Check Availability, or to the times']],
  reader: 'Midtown Clinic, heading level 3. 3.2 miles away',
  content: ['Time zones in words: "Central Time".', 'Say what to do if there are no times.'],
  avoid: ['For a place that is already chosen: use VisitSummary.'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-21', 'First version.'],
    ['2026-11-23', 'Check Availability is a link, for text browsers.'],
  ],
};
const meta: Meta<typeof LocationCard> = {
  title: 'Booking/Location card (place, clinic, address)',
  id: 'booking-location-card',
  component: LocationCard,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  globals: { brand: 'booking' },
  decorators: [
    (Story) => (
      <>
        <h2 className="visually-hidden">1 location found</h2>
        <Story />
      </>
    ),
  ],
  args: {
    id: 'loc-12',
    name: 'Midtown Clinic',
    street: '1200 Douglas Street',
    cityLine: 'Omaha, NE 68102',
    distance: '3.2 miles away',
    zone: 'Central Time',
    description: <p>Drive-thru behind the building. Stay in your car and have your ID ready.</p>,
    children: (
      <div>
        <ButtonLink variant="secondary" href="#loc-12">
          Check Availability<span className="visually-hidden"> at Midtown Clinic</span>
        </ButtonLink>
      </div>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof LocationCard>;

export const ToCheck: Story = { tags: ['vrt'] };
export const WithTimes: Story = {
  tags: ['vrt'],
  args: {
    children: (
      <SlotPicker
        spoken="Friday, November 27, at Midtown Clinic"
        slots={['9:00 AM', '9:15 AM', '10:45 AM', '1:15 PM', '2:00 PM'].map((time) => ({
          id: time,
          time,
          part: time.endsWith('AM') ? 'Morning' : 'Afternoon',
        }))}
      />
    ),
  },
};
export const NoTimes: Story = {
  args: {
    children: (
      <Notice>
        <p>
          There are no available times at this location for Friday, November/27. Try searching for
          availability on another date.
        </p>
      </Notice>
    ),
  },
};
export const Minimal: Story = { args: { distance: undefined, zone: undefined, description: undefined } };
export const LongText: Story = { args: { name: longName, description: <p>{longHint}</p> } };

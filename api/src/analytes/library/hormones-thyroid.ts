import { medlinePlus, type LibraryEntry } from '../library-entry';

const cortisolPage = medlinePlus('Cortisol Test', 'lab-tests/cortisol-test/');

/** Cortisol is measured four times in one day; each time has its own range. */
const cortisol = (
  time: { id: string; name: string; standsFor: string },
  measured: NonNullable<LibraryEntry['measured']>,
): LibraryEntry => ({
  ...time,
  measured,
  more: 'Cortisol helps the body wake up and handle stress. It is high in the morning and low at night.',
  higher: 'A higher number can come from stress, poor sleep, illness or some medicines.',
  lower: 'A lower number can come from night shifts, some medicines, or glands that make less of it.',
  next: 'Note how you slept and what you took that day. Take the four numbers to a doctor.',
  source: cortisolPage,
});

export const hormonesThyroid: LibraryEntry[] = [
  {
    id: 'tsh',
    name: 'TSH',
    alsoCalled: ['Thyroid-stimulating hormone'],
    measured: { unit: 'mIU/L', low: 0.4, high: 4, numbers: [0.4, 2, 4, 6, 8], sample: 2.1 },
    standsFor: 'The signal that tells your thyroid to work more or less.',
    more: 'It comes from a small gland below the brain.',
    higher: 'A higher number can mean that your thyroid makes too little hormone.',
    lower: 'A lower number can mean that your thyroid makes too much hormone.',
    next: 'Doctors often look at TSH along with free T4, and test again after a few weeks.',
    source: medlinePlus(
      'TSH (Thyroid-stimulating hormone) Test',
      'lab-tests/tsh-thyroid-stimulating-hormone-test/',
    ),
  },
  {
    id: 'free-t4',
    name: 'Free T4',
    alsoCalled: ['Thyroxine, free', 'Free thyroxine'],
    measured: { unit: 'ng/dL', low: 0.8, high: 1.8, numbers: [0, 0.8, 1.3, 1.8, 2.6], sample: 1.2 },
    standsFor: 'The main hormone that your thyroid makes.',
    more: 'Free means the part that your cells can use.',
    higher: 'A higher number can mean that your thyroid works too hard.',
    lower: 'A lower number can mean that your thyroid does too little.',
    next: 'Tell your doctor about all the pills you take. Some change this number.',
    source: medlinePlus('Thyroxine (T4) Test', 'lab-tests/thyroxine-t4-test/'),
  },
  {
    id: 'free-t3',
    name: 'Free T3',
    alsoCalled: ['Triiodothyronine, free', 'Free triiodothyronine'],
    measured: { unit: 'pg/mL', low: 2.3, high: 4.1, numbers: [1, 2.3, 3.2, 4.1, 6], sample: 2.2 },
    standsFor: 'The form of the hormone that your cells use.',
    more: 'Your body makes most of it from T4.',
    higher: 'A higher number can mean that your thyroid works too hard.',
    lower: 'A lower number can come from another illness, or from a thyroid that does too little.',
    next: 'Doctors mostly look at it along with TSH and free T4, and rarely on its own.',
    source: medlinePlus('Triiodothyronine (T3) Tests', 'lab-tests/triiodothyronine-t3-tests/'),
  },
  cortisol(
    { id: 'cortisol-waking', name: 'Cortisol at waking', standsFor: 'Cortisol soon after you wake up.' },
    { unit: 'ng/mL', low: 3.7, high: 9.5, numbers: [0, 3.7, 6.6, 9.5, 13], sample: 6.2 },
  ),
  cortisol(
    { id: 'cortisol-noon', name: 'Cortisol at noon', standsFor: 'Cortisol in the middle of the day.' },
    { unit: 'ng/mL', low: 1.2, high: 3, numbers: [0, 1.2, 2.1, 3, 4], sample: 2.4 },
  ),
  cortisol(
    {
      id: 'cortisol-afternoon',
      name: 'Cortisol in the late afternoon',
      standsFor: 'Cortisol as the day ends.',
    },
    { unit: 'ng/mL', low: 0.6, high: 1.9, numbers: [0, 0.6, 1.2, 1.9, 2.6], sample: 1.3 },
  ),
  cortisol(
    { id: 'cortisol-bedtime', name: 'Cortisol before bed', standsFor: 'Cortisol before you go to sleep.' },
    { unit: 'ng/mL', low: 0.4, high: 1, numbers: [0, 0.4, 0.7, 1, 1.5], sample: 1.2 },
  ),
];

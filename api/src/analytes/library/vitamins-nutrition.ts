import { medlinePlus, nih, type LibraryEntry } from '../library-entry';

const ironPage = medlinePlus('Iron Tests', 'lab-tests/iron-tests/');

export const vitaminsNutrition: LibraryEntry[] = [
  {
    id: 'vitamin-d',
    name: '25-hydroxy vitamin D',
    alsoCalled: ['25-hydroxyvitamin D', '25-hydroxy vitamin D (D2 and D3)', 'Vitamin D'],
    measured: { unit: 'ng/mL', low: 20, high: 50, numbers: [0, 20, 35, 50, 80], sample: 43 },
    standsFor: 'The vitamin D that your body has in store.',
    more: 'Vitamin D comes from sunlight and food, and the body needs it for strong bones.',
    higher: 'A higher number mostly comes from taking too much of it in pills.',
    lower: 'A lower number can come from little sun, little of it in food, or trouble taking it up.',
    next: 'Ask before you take vitamin D pills: how much is right depends on your number.',
    source: nih('Vitamin D Fact Sheet for Consumers', 'https://ods.od.nih.gov/factsheets/VitaminD-Consumer/'),
  },
  {
    id: 'ferritin',
    name: 'Ferritin',
    measured: { unit: 'ng/mL', low: 15, high: 150, numbers: [15, 80, 150, 250, 350], sample: 46 },
    usualNote: 'Men: 15 to 300 ng/mL',
    standsFor: 'How much iron your body has in store.',
    more: 'Ferritin is the protein that keeps iron until it is needed.',
    higher: 'A higher number can come from illness, alcohol, or too much iron in the body.',
    lower: 'A lower number can mean that the store of iron runs out.',
    next: 'Ask why the store is low or high before you take iron pills.',
    source: medlinePlus('Ferritin Blood Test', 'lab-tests/ferritin-blood-test/'),
  },
  {
    id: 'serum-iron',
    name: 'Serum iron',
    alsoCalled: ['Iron'],
    measured: { unit: 'mcg/dL', low: 60, high: 170, numbers: [0, 60, 115, 170, 230], sample: 96 },
    standsFor: 'The iron that is on its way in your blood right now.',
    more: 'It changes with the time of day and with meals.',
    higher: 'A higher number can come from iron pills or from too much iron in the body.',
    lower: 'A lower number can come from blood loss or too little iron in food.',
    next: 'It is read together with ferritin, because it changes within a day.',
    source: ironPage,
  },
  {
    id: 'transferrin-saturation',
    name: 'Transferrin saturation',
    alsoCalled: ['Iron saturation'],
    measured: { unit: '%', low: 20, high: 50, numbers: [0, 20, 35, 50, 70], sample: 28 },
    standsFor: 'How full the protein is that carries iron in the blood.',
    more: 'When iron runs short, more of its seats stay empty.',
    higher: 'A higher number can mean that there is more iron than the body needs.',
    lower: 'A lower number can mean that the body is short of iron.',
    next: 'A clinician reads it beside ferritin to see whether iron is short or plentiful.',
    source: ironPage,
  },
];

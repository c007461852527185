import { medlinePlus, nih, type LibraryEntry } from '../library-entry';

const ironPage = medlinePlus('Iron Tests', 'lab-tests/iron-tests/');

export const vitaminsNutrition: LibraryEntry[] = [
  {
    id: 'vitamin-d',
    name: '25-hydroxy vitamin D',
    alsoCalled: ['25-hydroxyvitamin D', '25-hydroxy vitamin D (D2 and D3)', 'Vitamin D'],
    measured: { unit: 'ng/mL', low: 20, high: 50, numbers: [0, 20, 35, 50, 80], sample: 43 },
    standsFor: 'How much vitamin D your body has stored.',
    more: 'It comes from sunlight and food, and your body needs it for strong bones.',
    higher: 'A higher number mostly comes from too many vitamin D pills.',
    lower: 'A lower number can come from too little sun, too little in your food, or trouble absorbing it.',
    next: 'Ask a doctor before you take vitamin D pills. How much is right depends on your number.',
    source: nih('Vitamin D Fact Sheet for Consumers', 'https://ods.od.nih.gov/factsheets/VitaminD-Consumer/'),
  },
  {
    id: 'ferritin',
    name: 'Ferritin',
    measured: { unit: 'ng/mL', low: 15, high: 150, numbers: [15, 80, 150, 250, 350], sample: 46 },
    usualNote: 'Men: 15 to 300 ng/mL',
    standsFor: 'How much iron your body has stored.',
    more: 'Ferritin is a protein that holds iron until you need it.',
    higher: 'A higher number can come from illness, alcohol, or too much iron in the body.',
    lower: 'A lower number can mean that your iron is running low.',
    next: 'Ask a doctor why it is low or high before you take iron pills.',
    source: medlinePlus('Ferritin Blood Test', 'lab-tests/ferritin-blood-test/'),
  },
  {
    id: 'serum-iron',
    name: 'Serum iron',
    alsoCalled: ['Iron'],
    measured: { unit: 'mcg/dL', low: 60, high: 170, numbers: [0, 60, 115, 170, 230], sample: 96 },
    standsFor: 'The iron that is moving in your blood right now.',
    more: 'It changes with the time of day and with meals.',
    higher: 'A higher number can come from iron pills or from too much iron in the body.',
    lower: 'A lower number can come from blood loss or too little iron in your food.',
    next: 'Doctors look at it along with ferritin, because it changes during the day.',
    source: ironPage,
  },
  {
    id: 'transferrin-saturation',
    name: 'Transferrin saturation',
    alsoCalled: ['Iron saturation'],
    measured: { unit: '%', low: 20, high: 50, numbers: [0, 20, 35, 50, 70], sample: 28 },
    standsFor: 'How full of iron your blood’s iron carrier is.',
    more: 'The carrier is a protein. When iron runs low, more of it stays empty.',
    higher: 'A higher number can mean that you have more iron than your body needs.',
    lower: 'A lower number can mean that your body is short on iron.',
    next: 'Doctors look at it along with ferritin to see if you have too little iron or too much.',
    source: ironPage,
  },
];

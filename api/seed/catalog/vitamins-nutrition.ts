import type { DemoKit } from './kit';

export const vitaminsNutrition: DemoKit[] = [
  {
    slug: 'vitamin-d-check',
    name: 'Vitamin D Check',
    category: 'vitamins-nutrition',
    price: 4900,
    imageName: 'vitamin-d-check.svg',
    emblem: 'sun',
    contents: [
      ['card', 2],
      ['lancet', 1],
      ['steps', 1],
      ['pouch', 1],
      ['mailer', 1],
    ],
    description:
      'Your skin makes vitamin D from sunlight, and your level changes with the season. This kit measures 25-hydroxy vitamin D, the form that shows your supply. Two circles of blood on a card are enough. The report shows your number next to the usual range. It also says what the range is based on, so you can decide what to do next.',
    measures: '25-hydroxy vitamin D (D2 and D3)',
    analytes: ['vitamin-d'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Wash your hands in warm water and dry them. 2) Press the lancet against the side of your ring finger. 3) Fill both circles on the card. 4) Let the card dry for 30 minutes. 5) Seal it in the pouch and mail it in the prepaid mailer.',
    getTestedDetails:
      '1) The level is often lower at the end of winter. 2) A number helps you and your doctor choose a dose, or none. 3) A second test after three months shows whether a change worked.',
    symptoms: [
      'Little time outdoors',
      'Skin covered on most days',
      'Tiredness in the winter months',
      'A diet with little fish, eggs or fortified milk',
    ],
    videoUrl: '/videos/finger-prick-card.webm',
    couponCode: 'SUNNY20',
    couponDescription: '20% off this kit with code SUNNY20',
    stock: 200,
  },
  {
    slug: 'iron-check',
    name: 'Iron Check',
    category: 'vitamins-nutrition',
    price: 6400,
    imageName: 'iron-check.svg',
    emblem: 'cells',
    contents: [
      ['tube', 1],
      ['lancet', 1],
      ['steps', 1],
      ['padded', 1],
    ],
    description:
      'Iron carries oxygen in your blood, and ferritin stores it. This kit measures ferritin, serum iron and transferrin saturation. You collect one small tube of blood from a finger. Together, the numbers show how much iron you have stored and how much is moving in your blood. Your report shows all three next to the usual ranges for women and for men.',
    measures: 'Ferritin, serum iron, transferrin saturation',
    analytes: ['ferritin', 'serum-iron', 'transferrin-saturation'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Take no iron pills for 24 hours. 2) Collect in the morning, before breakfast. 3) Wash your hands in warm water and dry them. 4) Press the lancet against the side of your ring finger. 5) Fill the tube up to the upper line and close it. 6) Mail it the same day in the padded box.',
    getTestedDetails:
      '1) Stores can run low before other blood values change. 2) People who give blood or eat no meat often track ferritin over time. 3) Too much iron matters, too, and the same numbers show it.',
    symptoms: ['Short of breath on stairs', 'Pale skin', 'Heavy periods', 'Tiredness on a diet without meat'],
    videoUrl: '/videos/finger-prick-tube.webm',
    couponCode: null,
    couponDescription: null,
    stock: 75,
  },
];

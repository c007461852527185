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
      'Your skin makes vitamin D from sunlight, and the level in blood changes with the season. This kit measures 25-hydroxy vitamin D, the form labs use to describe your supply. Two circles of blood on a card are enough. The report prints your number beside the usual range and says what the range is based on, so that you can decide what to do next.',
    measures: '25-hydroxy vitamin D (D2 and D3)',
    analytes: ['vitamin-d'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Wash your hands in warm water and dry them. 2) Press the lancet against the side of your ring finger. 3) Fill both circles on the card. 4) Let the card dry for 30 minutes. 5) Seal it in the pouch and mail it in the prepaid mailer.',
    getTestedDetails:
      '1) The level is often lower at the end of winter. 2) A number helps you and your clinician to choose a dose, or none. 3) A second check after three months shows whether a change worked.',
    symptoms: [
      'Little time outdoors',
      'Skin covered on most days',
      'Tiredness in the winter months',
      'A diet with little fish, egg or fortified milk',
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
      'Iron carries oxygen in the blood, and ferritin is the store your body keeps. This kit measures ferritin, serum iron and transferrin saturation from one small tube of finger-prick blood. Together they say how full the store is and how much is on the way. Your report prints the three numbers beside the usual ranges for women and for men.',
    measures: 'Ferritin, serum iron, transferrin saturation',
    analytes: ['ferritin', 'serum-iron', 'transferrin-saturation'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Take no iron tablets for 24 hours. 2) Collect in the morning, before breakfast. 3) Wash your hands in warm water and dry them. 4) Press the lancet against the side of your ring finger. 5) Fill the tube up to the upper line and close it. 6) Mail it the same day in the padded box.',
    getTestedDetails:
      '1) Stores can run low before other blood values change. 2) People who give blood or eat no meat often follow ferritin over time. 3) Too much iron matters as well, and the same numbers show it.',
    symptoms: ['Short of breath on stairs', 'Pale skin', 'Heavy periods', 'A diet without meat'],
    videoUrl: '/videos/finger-prick-tube.webm',
    couponCode: null,
    couponDescription: null,
    stock: 75,
  },
];

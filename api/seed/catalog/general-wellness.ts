import type { DemoKit } from './kit';

export const generalWellness: DemoKit[] = [
  {
    slug: 'kidney-check',
    name: 'Kidney Check',
    category: 'general-wellness',
    price: 5500,
    imageName: 'kidney-check.svg',
    emblem: 'beans',
    contents: [
      ['cup', 1],
      ['tube', 1],
      ['steps', 1],
      ['bag', 1],
      ['mailer', 1],
    ],
    description:
      'Your kidneys keep protein in the blood and let waste go. This kit measures albumin and creatinine in your morning urine. The report shows the ratio of the two, which tells how well that filter works. You need one tube of urine and no needle. The ratio is next to the usual range, with the date, so you can compare next time.',
    measures: 'Urine albumin, urine creatinine, albumin-to-creatinine ratio',
    analytes: ['urine-albumin', 'urine-creatinine', 'albumin-creatinine-ratio'],
    collectionMethod: 'urine',
    collectionDetails:
      '1) Use the first urine of the morning. 2) Catch the middle part of the stream in the cup. 3) Fill the tube up to the line. 4) Close the tube and wipe it dry. 5) Put it in the bag and mail it the same day in the prepaid mailer.',
    getTestedDetails:
      '1) The ratio can change long before you feel anything. 2) People with high blood pressure or diabetes often check this ratio once a year. 3) Hard exercise or fever can raise it for a day, so people often check twice.',
    symptoms: ['Usually none', 'High blood pressure', 'Diabetes in the family'],
    videoUrl: '/videos/urine-tube.webm',
    couponCode: null,
    couponDescription: null,
    stock: 65,
  },
  {
    slug: 'urine-strip-check',
    name: 'Urine Strip Check',
    category: 'general-wellness',
    price: 3900,
    imageName: 'urine-strip-check.svg',
    emblem: 'fields',
    contents: [
      ['strip', 6],
      ['steps', 1],
      ['mailer', 1],
    ],
    description:
      'A dip strip with six fields gives a broad first look: pH, protein, glucose, ketones, blood and white cells. You dip the strip, let it dry and mail it. The lab reads the colors by machine, so you do not have to compare shades by eye. For each field, the report says whether it is in the usual range. It is a simple place to start.',
    measures: 'pH, protein, glucose, ketones, blood, white cells',
    analytes: [
      'urine-ph',
      'urine-protein',
      'urine-glucose',
      'urine-ketones',
      'urine-blood',
      'urine-white-cells',
    ],
    collectionMethod: 'strip',
    collectionDetails: '',
    getTestedDetails:
      '1) Six answers from one strip: a wide view for little effort. 2) A field outside the range is a reason to measure that one thing again. 3) Read twice a year, it gives you a record of your own.',
    symptoms: ['Urinating more often', 'A yearly check, just because', 'Starting a new diet'],
    videoUrl: '/videos/dip-strip.webm',
    couponCode: null,
    couponDescription: null,
    stock: 150,
  },
];

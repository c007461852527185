import type { DemoKit } from './kit';

export const hormonesThyroid: DemoKit[] = [
  {
    slug: 'thyroid-check',
    name: 'Thyroid Check',
    category: 'hormones-thyroid',
    price: 9900,
    imageName: 'thyroid-check.svg',
    emblem: 'wings',
    contents: [
      ['tube', 1],
      ['lancet', 1],
      ['steps', 1],
      ['padded', 1],
    ],
    description:
      'The thyroid is a small gland in your neck that sets the pace for much of your body. This kit measures three hormones that describe how it works: TSH, free T4 and free T3. You collect a small tube of blood from a fingertip, in the morning. Your report shows each number next to the usual range for adults, with a line on what it tells you.',
    measures: 'TSH, free T4, free T3',
    analytes: ['tsh', 'free-t4', 'free-t3'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Collect in the morning, before any thyroid medicine. 2) Wash your hands in warm water and swing your arm for a minute. 3) Press the lancet against the side of your ring finger. 4) Let the drops run into the tube up to the upper line. 5) Close the tube and turn it over five times. 6) Put it in the padded box and mail it the same day.',
    getTestedDetails:
      '1) TSH alone gives part of the picture. Three numbers give more of it. 2) Thyroid numbers change slowly, so a check every few months shows a trend. 3) People who take thyroid medicine often track the same three numbers with their doctor.',
    symptoms: [
      'Feeling cold or warm when others do not',
      'Tiredness that lasts for weeks',
      'A change in weight without a change in habits',
      'Dry skin or thinning hair',
    ],
    videoUrl: '/videos/finger-prick-tube.webm',
    couponCode: null,
    couponDescription: null,
    stock: 60,
  },
  {
    slug: 'cortisol-day-curve',
    name: 'Cortisol Day Curve',
    category: 'hormones-thyroid',
    price: 8900,
    imageName: 'cortisol-day-curve.svg',
    emblem: 'curve',
    contents: [
      ['tube', 4],
      ['steps', 1],
      ['mailer', 1],
    ],
    description:
      'Cortisol rises in the morning and falls toward the night. This kit measures it four times in one day, from saliva, so you see the curve instead of one point. There is no needle. You collect when you wake up, at noon, in the late afternoon and before bed, and mail the four tubes together. Your report shows your curve next to the usual one.',
    measures: 'Cortisol at waking, cortisol at noon, cortisol in the afternoon, cortisol before bed',
    analytes: ['cortisol-waking', 'cortisol-noon', 'cortisol-afternoon', 'cortisol-bedtime'],
    collectionMethod: 'saliva',
    collectionDetails:
      '1) Choose an ordinary day and write your name on the four tubes. 2) Do not eat, drink, smoke or brush your teeth for 30 minutes before each tube. 3) Let saliva flow into the tube up to the line; do not force it. 4) Write the time on the tube. 5) Keep the tubes in the refrigerator until the last one is full. 6) Mail all four in the prepaid mailer the next morning.',
    getTestedDetails:
      '1) One morning value cannot show the rest of the day. 2) Four samples at home catch an ordinary day without a trip to a clinic. 3) You can compare two curves after a change in sleep or work hours.',
    symptoms: ['Trouble falling asleep', 'Tired after a full night of sleep', 'Shift work or changed hours'],
    videoUrl: null,
    couponCode: null,
    couponDescription: null,
    stock: 40,
  },
];

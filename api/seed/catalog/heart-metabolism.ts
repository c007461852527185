import type { DemoKit } from './kit';

export const heartMetabolism: DemoKit[] = [
  {
    slug: 'cholesterol-check',
    name: 'Cholesterol Check',
    category: 'heart-metabolism',
    price: 6900,
    imageName: 'cholesterol-check.svg',
    emblem: 'four',
    contents: [
      ['card', 4],
      ['lancet', 1],
      ['steps', 1],
      ['pouch', 1],
      ['mailer', 1],
    ],
    description:
      'Four numbers about the fats in your blood, from a finger prick at home. We measure total cholesterol, HDL, LDL and triglycerides. The report shows each next to the usual range. Many people bring these numbers to a yearly check-up. You collect the sample before breakfast and mail it the same day. A certified lab reports back in 2 to 5 days.',
    measures: 'Total cholesterol, HDL cholesterol, LDL cholesterol, triglycerides',
    analytes: ['total-cholesterol', 'hdl-cholesterol', 'ldl-cholesterol', 'triglycerides'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Eat and drink nothing but water for 8 hours. 2) Wash your hands in warm water and dry them. 3) Press the lancet against the side of your ring finger. 4) Let the drops fall until all four circles on the card are full. 5) Leave the card to dry for 30 minutes, then seal it in the pouch. 6) Put the pouch in the prepaid mailer and mail it the same day.',
    getTestedDetails:
      '1) High cholesterol usually has no signs, so a test is the way to see it. 2) Two results a few months apart show a trend. 3) A doctor can look at the four numbers along with your age, family history and blood pressure.',
    symptoms: [
      'Usually none that you can feel',
      'A parent or sibling with high cholesterol',
      'More than five years since your last test',
    ],
    videoUrl: '/videos/finger-prick-card.webm',
    couponCode: 'HEART15',
    couponDescription: '15% off this kit with code HEART15',
    stock: 120,
  },
  {
    slug: 'blood-sugar-check',
    name: 'Blood Sugar Check',
    category: 'heart-metabolism',
    price: 5900,
    imageName: 'blood-sugar-check.svg',
    emblem: 'hex',
    contents: [
      ['card', 2],
      ['lancet', 1],
      ['steps', 1],
      ['pouch', 1],
      ['mailer', 1],
    ],
    description:
      'HbA1c is a measure of your average blood sugar over the last two to three months. One finger-prick card is enough, and you do not need to skip a meal. Your report shows the percentage next to the usual range and explains the number in plain words. It is not a diagnosis. Take the report to a doctor if your number is outside the range.',
    measures: 'Hemoglobin A1c (HbA1c), estimated average glucose',
    analytes: ['hba1c', 'average-glucose'],
    collectionMethod: 'blood',
    collectionDetails:
      '1) Wash your hands in warm water and dry them. 2) Press the lancet against the side of your ring finger. 3) Fill both circles on the card. 4) Let the card dry for 30 minutes. 5) Seal it in the pouch and mail it in the prepaid mailer.',
    getTestedDetails:
      '1) A three-month average says more than one reading on one morning. 2) You can follow the number after a change in food, movement or medicine. 3) The report is a page you can hand to your doctor.',
    symptoms: ['More thirst than usual', 'Tiredness after meals', 'A parent or sibling with diabetes'],
    videoUrl: '/videos/finger-prick-card.webm',
    couponCode: null,
    couponDescription: null,
    stock: 85,
  },
];

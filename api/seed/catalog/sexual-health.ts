import type { DemoKit } from './kit';

export const sexualHealth: DemoKit[] = [
  {
    slug: 'chlamydia-gonorrhea-swab',
    name: 'Chlamydia and Gonorrhea Swab',
    category: 'sexual-health',
    price: 7900,
    imageName: 'chlamydia-gonorrhea-swab.svg',
    emblem: 'two',
    contents: [
      ['swab', 1],
      ['tube', 1],
      ['steps', 1],
      ['bag', 1],
      ['mailer', 1],
    ],
    description:
      'Two common infections, one swab that you take yourself in private. The lab looks for the genetic material of chlamydia and gonorrhea. The box is plain, and the return address says only Larkwell. Your result says found or not found for each infection. If one is found, the report lists what people usually do next and how to find a doctor for treatment.',
    measures: 'Chlamydia trachomatis, Neisseria gonorrhoeae',
    analytes: ['chlamydia', 'gonorrhea'],
    collectionMethod: 'swab',
    collectionDetails:
      '1) Wash your hands and open the swab without touching its tip. 2) Insert the swab about two inches and turn it for 15 seconds. 3) Put the swab in the tube and break it at the mark. 4) Close the tube until it clicks. 5) Put it in the bag and mail it in the prepaid mailer.',
    getTestedDetails:
      '1) Both infections often have no signs. 2) Many people check with a new partner and once a year. 3) Wait two weeks after the contact you are worried about. A test before that can miss an infection.',
    symptoms: ['Often none', 'Unusual discharge', 'Pain when you urinate', 'A new partner'],
    videoUrl: '/videos/self-swab.webm',
    couponCode: null,
    couponDescription: null,
    stock: 90,
  },
  {
    slug: 'three-infection-urine-check',
    name: 'Three-Infection Urine Check',
    category: 'sexual-health',
    price: 11900,
    imageName: 'three-infection-urine-check.svg',
    emblem: 'three',
    contents: [
      ['cup', 1],
      ['tube', 1],
      ['steps', 1],
      ['bag', 1],
      ['mailer', 1],
    ],
    description:
      'One cup of urine, three answers. The lab looks for chlamydia, gonorrhea and trichomonas in the first part of the stream. No needle, no swab. The box is plain, and only you can sign in to see your result. For each infection, the report says found or not found, and what people usually do next. Treatment needs a doctor, and the report tells you how to find one.',
    measures: 'Chlamydia trachomatis, Neisseria gonorrhoeae, Trichomonas vaginalis',
    analytes: ['chlamydia', 'gonorrhea', 'trichomoniasis'],
    collectionMethod: 'urine',
    collectionDetails:
      '1) Do not urinate for one hour. 2) Catch the first part of the stream in the cup. 3) Fill the tube from the cup up to the line. 4) Close the tube and wipe it dry. 5) Put it in the bag and mail it in the prepaid mailer the same day.',
    getTestedDetails:
      '1) The three infections are common and often have no signs. 2) One sample checks for all three. 3) Many people check with a new partner and once a year.',
    symptoms: ['Often none', 'Itching or burning', 'Unusual discharge', 'A partner who tested positive'],
    videoUrl: '/videos/urine-tube.webm',
    couponCode: null,
    couponDescription: null,
    stock: 0,
  },
];

import { medlinePlus, nih, type LibraryEntry } from '../library-entry';

const albuminPage = nih(
  'Albuminuria: Albumin in the Urine',
  'https://www.niddk.nih.gov/health-information/kidney-disease/chronic-kidney-disease-ckd/tests-diagnosis/albuminuria-albumin-urine',
);

const kidney: LibraryEntry[] = [
  {
    id: 'urine-albumin',
    name: 'Urine albumin',
    alsoCalled: ['Albumin, urine', 'Microalbumin'],
    measured: { unit: 'mg/L', low: null, high: 20, numbers: [0, 10, 20, 30, 40], sample: 9 },
    standsFor: 'A protein that healthy kidneys keep in the blood.',
    more: 'A little of it in urine is usual.',
    higher: 'A higher number can come from hard exercise, fever, or kidneys that let protein through.',
    lower: 'A low number is what you want to see.',
    next: 'It is mostly read as the ratio below, because it depends on how much you drank.',
    source: albuminPage,
  },
  {
    id: 'urine-creatinine',
    name: 'Urine creatinine',
    alsoCalled: ['Creatinine, urine'],
    measured: { unit: 'mg/dL', low: 20, high: 275, numbers: [20, 150, 275, 400], sample: 110 },
    standsFor: 'Waste from your muscles, which shows how strong or thin the urine is.',
    more: 'It is measured so that the other number can be compared from day to day.',
    higher: 'A higher number often means that you drank little.',
    lower: 'A lower number often means that you drank a lot.',
    next: 'If it is outside the range, many people collect again on a day with usual drinking.',
    source: medlinePlus('Creatinine Test', 'lab-tests/creatinine-test/'),
  },
  {
    id: 'albumin-creatinine-ratio',
    name: 'Albumin-to-creatinine ratio',
    alsoCalled: ['ACR', 'UACR'],
    measured: { unit: 'mg/g', low: null, high: 30, numbers: [0, 15, 30, 45, 60], sample: 8 },
    standsFor: 'How well the filter of your kidneys keeps protein in.',
    more: 'It compares the two numbers above, so that it does not matter how much you drank.',
    higher: 'A higher number can mean that the filter lets protein through.',
    lower: 'A low number is what you want to see.',
    next: 'A clinician often repeats it, because one high number can pass by itself.',
    source: albuminPage,
  },
];

/** The six fields of the strip; on all but one, the usual result is that nothing is found. */
const strip: LibraryEntry[] = [
  {
    id: 'urine-ph',
    name: 'Urine pH',
    alsoCalled: ['pH'],
    measured: { unit: '', low: 4.6, high: 8, numbers: [4, 4.6, 6, 8, 9], sample: 6 },
    standsFor: 'How sour your urine is: a low number is sour.',
    more: 'It changes with food and through the day.',
    higher: 'A higher number can come from a diet with many vegetables, or from an infection.',
    lower: 'A lower number can come from a diet with much meat, or from long fasting.',
    next: 'One number outside the range is often checked again on another day.',
    source: medlinePlus('Urine pH Test', 'ency/article/003583.htm'),
  },
  {
    id: 'urine-protein',
    name: 'Protein in urine',
    alsoCalled: ['Protein'],
    standsFor: 'Whether there is more protein in your urine than usual.',
    more: 'Healthy kidneys keep most protein in the blood.',
    next: 'Hard exercise or fever can cause it for a day, so a second test is usual.',
    source: medlinePlus('Protein in Urine', 'lab-tests/protein-in-urine/'),
  },
  {
    id: 'urine-glucose',
    name: 'Glucose in urine',
    alsoCalled: ['Glucose'],
    standsFor: 'Whether there is sugar in your urine.',
    more: 'Mostly there is none, or very little.',
    next: 'Many people then have their blood sugar measured.',
    source: medlinePlus('Glucose in Urine Test', 'lab-tests/glucose-in-urine-test/'),
  },
  {
    id: 'urine-ketones',
    name: 'Ketones in urine',
    alsoCalled: ['Ketones'],
    standsFor: 'Whether your body burns fat in place of sugar.',
    more: 'A fast or a diet with few carbs can cause that.',
    next: 'People with diabetes who find ketones and feel ill call a clinician the same day.',
    source: medlinePlus('Ketones in Urine', 'lab-tests/ketones-in-urine/'),
  },
  {
    id: 'urine-blood',
    name: 'Blood in urine',
    alsoCalled: ['Blood'],
    standsFor: 'Whether there is blood in your urine, even if you cannot see it.',
    more: 'A period or hard exercise can cause it.',
    next: 'If it was found, see a clinician, who will want to know why.',
    source: medlinePlus('Urinalysis', 'lab-tests/urinalysis/'),
  },
  {
    id: 'urine-white-cells',
    name: 'White cells in urine',
    alsoCalled: ['White cells', 'Leukocytes'],
    standsFor: 'Whether there are cells in your urine that fight germs.',
    more: 'They can be there when the bladder is sore or infected.',
    next: 'If it hurts to pass urine, or you have a fever, see a clinician soon.',
    source: medlinePlus('Urinalysis', 'lab-tests/urinalysis/'),
  },
];

export const generalWellness: LibraryEntry[] = [...kidney, ...strip];

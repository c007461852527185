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
    next: 'It changes with how much you drank, so the ratio below tells you more.',
    source: albuminPage,
  },
  {
    id: 'urine-creatinine',
    name: 'Urine creatinine',
    alsoCalled: ['Creatinine, urine'],
    measured: { unit: 'mg/dL', low: 20, high: 275, numbers: [20, 150, 275, 400], sample: 110 },
    standsFor: 'Waste from your muscles. It shows how strong or watery your urine is.',
    more: 'It makes the other number easier to compare from day to day.',
    higher: 'A higher number often means that you did not drink much.',
    lower: 'A lower number often means that you drank a lot.',
    next: 'If it is outside the range, many people collect again on a day when they drink as usual.',
    source: medlinePlus('Creatinine Test', 'lab-tests/creatinine-test/'),
  },
  {
    id: 'albumin-creatinine-ratio',
    name: 'Albumin-to-creatinine ratio',
    alsoCalled: ['ACR', 'UACR'],
    measured: { unit: 'mg/g', low: null, high: 30, numbers: [0, 15, 30, 45, 60], sample: 8 },
    standsFor: 'How well your kidneys keep protein in your blood.',
    more: 'It compares the two numbers above, so how much you drank does not matter.',
    higher: 'A higher number can mean that your kidneys let protein through.',
    lower: 'A low number is what you want to see.',
    next: 'Doctors often repeat it, because one high number can go away on its own.',
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
    standsFor: 'How much acid is in your urine. A low number means more acid.',
    more: 'It changes with what you eat and through the day.',
    higher: 'A higher number can come from eating a lot of vegetables, or from an infection.',
    lower: 'A lower number can come from eating a lot of meat, or from a long fast.',
    next: 'Many people check a number outside the range again on another day.',
    source: medlinePlus('Urine pH Test', 'ency/article/003583.htm'),
  },
  {
    id: 'urine-protein',
    name: 'Protein in urine',
    alsoCalled: ['Protein'],
    standsFor: 'Whether there is more protein in your urine than usual.',
    more: 'Healthy kidneys keep most protein in the blood.',
    next: 'Hard exercise or fever can cause it for a day, so people often test again.',
    source: medlinePlus('Protein in Urine', 'lab-tests/protein-in-urine/'),
  },
  {
    id: 'urine-glucose',
    name: 'Glucose in urine',
    alsoCalled: ['Glucose'],
    standsFor: 'Whether there is sugar in your urine.',
    more: 'Most people have none, or very little.',
    next: 'If it was found, many people get a blood sugar test next.',
    source: medlinePlus('Glucose in Urine Test', 'lab-tests/glucose-in-urine-test/'),
  },
  {
    id: 'urine-ketones',
    name: 'Ketones in urine',
    alsoCalled: ['Ketones'],
    standsFor: 'Whether your body burns fat instead of sugar.',
    more: 'Fasting or a low-carb diet can cause that.',
    next: 'If you have diabetes and feel sick, call a doctor or nurse the same day.',
    source: medlinePlus('Ketones in Urine', 'lab-tests/ketones-in-urine/'),
  },
  {
    id: 'urine-blood',
    name: 'Blood in urine',
    alsoCalled: ['Blood'],
    standsFor: 'Whether there is blood in your urine, even if you cannot see it.',
    more: 'A period or hard exercise can cause it.',
    next: 'If it was found, see a doctor or nurse to find out why.',
    source: medlinePlus('Urinalysis', 'lab-tests/urinalysis/'),
  },
  {
    id: 'urine-white-cells',
    name: 'White cells in urine',
    alsoCalled: ['White cells', 'Leukocytes'],
    standsFor: 'Whether there are cells in your urine that fight germs.',
    more: 'They can be there when the bladder is sore or infected.',
    next: 'If it hurts when you urinate, or you have a fever, see a doctor or nurse soon.',
    source: medlinePlus('Urinalysis', 'lab-tests/urinalysis/'),
  },
];

export const generalWellness: LibraryEntry[] = [...kidney, ...strip];

import type { Row } from './oracle';

/** Ages 15, 16, 17, 18 and 19 on the day of the visit. */
const minors = ['2011-06-17', '2011-06-16', '2009-06-17', '2009-06-16', '2008-06-16'];

/** Possible values of each field; the first is a valid answer. */
const values: Record<string, readonly string[]> = {
  patient_relationship: ['patient', 'parent', '', 'neighbour'],
  patient_first_name: ['Ada', '', '   '],
  patient_last_name: ['Example', '', '   '],
  date_of_birth: [
    '1988-04-27',
    '',
    '2024-06-16',
    '2024-06-17',
    '2027-06-15',
    '2027-06-16',
    '1990-02-30',
    ...minors,
  ],
  gender: ['no_specify', '', 'unknown'],
  ethnicity: ['Unknown', '', 'Other'],
  race: ['Asian', '', 'None'],
  address_line_1: ['12 Sample Street', '', ' '],
  address_line_2: ['', 'Apt 4'],
  country: ['United States', ''],
  state: ['NE', ''],
  city: ['Omaha', '', ' '],
  zipCode: ['68102', '', '6810', '681021', 'Omaha'],
  patient_email: [
    'ada@example.com',
    '',
    'ada@example',
    'a da@example.com',
    'ada@gmail..com',
    'ada@my_company.com',
  ],
  patient_mobile: ['(402) 555-0143', '402.555.0143', '', '555-0143'],
  is_primary_phone: ['1', '0', ''],
  primary_phoneNumber: ['402 555 0144', '', '12'],
  received_vaccine: ['1', '0', ''],
  vaccine_dose: ['2', '1', 'no_specify', '', '3'],
  first_dose_date: ['2021-03-01', '', '2027-06-16', '2021-13-01'],
  second_dose_date: ['2021-04-01', '', '2021-02-28', '2027-06-16'],
  vaccine_manufacturer_1: ['Johnson & Johnson', '', 'Moderna'],
  vaccine_manufacturer_2: ['Pfizer', '', 'Johnson & Johnson'],
  taken_2_dose: ['1', '0', ''],
  first_time_vaccine: ['0', '1', ''],
  previous_test_positive: ['0', '1', ''],
  medical_condition: ['1', '0', ''],
  medical_issues: ['is_asthma', ''],
  is_pregnant: ['', '0', '1', '2'],
  payment_select: ['0', '1', ''],
  heath_insurance: ['1', '0', ''],
  insurance_company: ['Prairie Health', '', ' '],
  insurance_id: ['ZX-4471', '', 'ZX-1'],
  confirm_insurance_id: ['ZX-4471', '', 'ZX-1'],
  group_number: ['', '7'],
  policy_holder: ['Self', 'Ward', '', 'Neighbour'],
  front_insurance_card_img: ['insurance/a.webp', ''],
  back_insurance_card_img: ['insurance/b.webp', ''],
  confirm_no_health_insurance: ['yes', ''],
  ssn: ['', '900-12-3456', '900123456', '900-12-345'],
  driver_license: ['H12345678', '', ' '],
  hhs_state: ['NE', ''],
  health_info_available: ['1', '0', ''],
  is_acknowledge: ['yes', ''],
};

/** Valid visits of each kind; rows are built from each in turn. */
const visits: readonly Row[] = [
  { test: 'RT-PCR', payment_select: '0', heath_insurance: '1' },
  { test: 'RT-PCR', payment_select: '0', heath_insurance: '0' },
  { test: 'RT-PCR', payment_select: '1', vaccine_dose: '1' },
  { test: 'Antigen', received_vaccine: '0' },
];

/** The same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/**
 * At least `count` rows in which every two values of every two fields occur together. Most of a row is valid,
 * so that faults appear alone as well as together.
 */
export function pairwiseRows(count = 2400): Row[] {
  const fitting = Object.fromEntries(Object.entries(values).map(([field, [first]]) => [field, first!]));
  const fields = Object.keys(values);
  const random = seeded(7);
  const open = new Map<string, Record<string, string>>();
  const key = (one: string, first: string, other: string, second: string) =>
    [one, first, other, second].join('\u0000');
  fields.forEach((one, index) => {
    for (const other of fields.slice(index + 1))
      for (const first of values[one]!)
        for (const second of values[other]!)
          open.set(key(one, first, other, second), { [one]: first, [other]: second });
  });
  const rows: Row[] = [];
  while (open.size > 0 || rows.length < count) {
    const pair = open.values().next().value ?? {};
    const others = fields.filter(() => random(6) === 0);
    const changed = Object.fromEntries(
      others.map((field) => [field, values[field]![random(values[field]!.length)]!]),
    );
    const row = { ...fitting, ...visits[rows.length % visits.length]!, ...changed, ...pair } as Row;
    rows.push(row);
    fields.forEach((one, index) => {
      for (const other of fields.slice(index + 1)) open.delete(key(one, row[one]!, other, row[other]!));
    });
  }
  return rows;
}

/**
 * Identifies a patient for budgets. Apart from spelling, two people with the same names and birthday count as
 * one.
 */
export function patientOf(firstName: string, lastName: string, dateOfBirth: string): string {
  const [first, last] = [firstName, lastName].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return [first, last, dateOfBirth].join(' ');
}

/** Whom the budgets of a patient are for. Spelling aside, two people with these names and this birthday are one. */
export function patientOf(firstName: string, lastName: string, dateOfBirth: string): string {
  const [first, last] = [firstName, lastName].map((name) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return [first, last, dateOfBirth].join(' ');
}

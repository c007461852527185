import { ASSESSMENT_QUESTIONS } from '@larkwell/contracts/appointments/assessment';
import {
  SECTION_FIELDS,
  VISIT_SECTIONS,
  type VisitSection,
} from '@larkwell/contracts/appointments/visit-answers';
import type { TestType } from '@larkwell/contracts/test-types';

/** The part of a draft that decides which steps exist and which are done. */
export interface Progress {
  testType: TestType | null;
  completedSections: readonly VisitSection[];
  /** Messages by field; see `draftSchema`. */
  faults: Readonly<Record<string, string[]>>;
}

interface Step {
  section: VisitSection;
  applies(progress: Progress): boolean;
}

/** The steps of the registration. Antigen is always paid by card, so nothing is asked about payment. */
const steps: readonly Step[] = VISIT_SECTIONS.map((section) => ({
  section,
  applies: ({ testType }) => section !== 'payment' || testType !== 'Antigen',
}));

/** The sections that are asked, in order. */
export function sectionsOf(progress: Progress): VisitSection[] {
  return steps.filter((step) => step.applies(progress)).map(({ section }) => section);
}

/** Errors in the answers of a section, by field. The consent comes last and never has errors. */
export function faultsOf(
  { faults }: Pick<Progress, 'faults'>,
  section: VisitSection,
): Record<string, string[]> {
  const fields: readonly string[] = section === 'consent' ? [] : SECTION_FIELDS[section];
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field)));
}

/** The sections before `consent` that are not saved yet, or whose answers are no longer valid. */
export function missingSections(progress: Progress): VisitSection[] {
  return sectionsOf(progress).filter(
    (section) =>
      section !== 'consent' &&
      (!progress.completedSections.includes(section) || Object.keys(faultsOf(progress, section)).length > 0),
  );
}

const assessmentFields = ['assessment', ...ASSESSMENT_QUESTIONS, 'symptoms', 'symptom_date'] as const;

/** Errors in the assessment, by field; under `assessment` if there is none. */
export function assessmentFaults({ faults }: Pick<Progress, 'faults'>): Record<string, string[]> {
  return Object.fromEntries(
    assessmentFields.flatMap((field) => (faults[field] ? [[field, faults[field]]] : [])),
  );
}

/** Whether everything but the consent is complete, so a card may be asked for. */
export function isComplete(progress: Progress): boolean {
  return missingSections(progress).length === 0 && Object.keys(assessmentFaults(progress)).length === 0;
}

/** Where saving a section leads: to the first missing one, otherwise to the review. */
export function nextSection(progress: Progress): VisitSection {
  return missingSections(progress)[0] ?? 'consent';
}

/** `value` if it names a section that applies, otherwise where the visitor left off. */
export function chosenSection(progress: Progress, value: string | null): VisitSection {
  return sectionsOf(progress).find((section) => section === value) ?? nextSection(progress);
}

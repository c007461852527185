import { VISIT_SECTIONS, type VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import type { TestType } from '@larkwell/contracts/test-types';

/** The part of a draft that decides which steps there are and which are done. */
export interface Progress {
  testType: TestType | null;
  completedSections: readonly VisitSection[];
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

/** The sections before `consent` that are not saved yet. */
export function missingSections(progress: Progress): VisitSection[] {
  return sectionsOf(progress).filter(
    (section) => section !== 'consent' && !progress.completedSections.includes(section),
  );
}

/** Where saving a section leads: the first that is missing, else the check of all answers. */
export function nextSection(progress: Progress): VisitSection {
  return missingSections(progress)[0] ?? 'consent';
}

/** `value` when it names a section that is asked, else where the visitor left off. */
export function chosenSection(progress: Progress, value: string | null): VisitSection {
  return sectionsOf(progress).find((section) => section === value) ?? nextSection(progress);
}

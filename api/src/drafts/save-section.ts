import { checkSection } from '@larkwell/contracts/appointments/visit';
import {
  SECRET_ANSWERS,
  SECTION_FIELDS,
  type ForgettableAnswer,
  type VisitAnswers,
  type VisitSection,
} from '@larkwell/contracts/appointments/visit-answers';
import type { VisitContext } from '@larkwell/contracts/appointments/visit-rules';
import { collectFieldErrors, type FieldErrors } from '../refusals';
import type { FieldCipher } from '../security';
import { draftAt, openAnswers, sealAnswers } from './answers';
import type { DraftContent, DraftRow } from './tables';

const secrets: readonly string[] = SECRET_ANSWERS;

/** Uploaded images count, whatever a form says about them. */
function withImages(answers: VisitAnswers, row: DraftRow): VisitAnswers {
  return {
    ...answers,
    front_insurance_card_img: row.frontImageKey ?? undefined,
    back_insurance_card_img: row.backImageKey ?? undefined,
  };
}

/** All saved answers of a draft, with secrets and image keys, in the form the rules need. */
export function readSavedAnswers(cipher: FieldCipher, row: DraftRow): VisitAnswers {
  return withImages(openAnswers(cipher, row), row);
}

/**
 * A section ready to be stored, and what was wrong with it. Only the secrets of a refused section are stored.
 */
export interface SavedSection {
  changes: Partial<DraftContent>;
  errors: FieldErrors | null;
}

/**
 * Checks one section and returns the columns to store. Omitted answers are removed, except secrets, which a
 * page cannot send back. Reopens sections that were complete and no longer are, because an answer elsewhere
 * opened a branch.
 */
export function saveSection(
  cipher: FieldCipher,
  row: DraftRow,
  section: { name: VisitSection; answers: VisitAnswers },
  context: VisitContext,
): SavedSection {
  const { name } = section;
  const saved = readSavedAnswers(cipher, row);
  const fields: readonly string[] = SECTION_FIELDS[name];
  const entries = Object.entries(saved) as [keyof VisitAnswers, unknown][];
  const others = Object.fromEntries(entries.filter(([field]) => !fields.includes(field)));
  const kept = { ...others, ...keptSecrets(saved, section) };
  const given = Object.entries(withImages(section.answers, row)).filter(
    ([field, value]) => fields.includes(field) && !isLeftOut(field, value),
  );
  const { accepted, faults } = checkSection(name, { ...context, saved: kept }, Object.fromEntries(given));
  if (faults.length === 0) {
    const answers = { ...others, ...accepted };
    const completedSections = [...stillComplete(row, answers, context).filter((each) => each !== name), name];
    return { changes: { ...sealAnswers(cipher, draftAt(row), answers), completedSections }, errors: null };
  }
  const answers = {
    ...saved,
    ...acceptedSecrets(
      accepted,
      faults.map(({ field }) => field),
    ),
  };
  const completedSections = stillComplete(row, answers, context);
  const issues = faults.map(({ field, message }) => ({ path: [field], message }));
  return {
    changes: { ...sealAnswers(cipher, draftAt(row), answers), completedSections },
    errors: collectFieldErrors(issues),
  };
}

/** Deletes secret answers, and reopens the sections that need them. */
export function forgetSecrets(
  cipher: FieldCipher,
  row: DraftRow,
  names: readonly ForgettableAnswer[],
  context: VisitContext,
): Partial<DraftContent> {
  const answers = readSavedAnswers(cipher, row);
  for (const name of names) answers[name] = undefined;
  if (names.includes('insurance_id')) answers.confirm_insurance_id = undefined;
  return {
    ...sealAnswers(cipher, draftAt(row), answers),
    completedSections: stillComplete(row, answers, context),
  };
}

const isLeftOut = (field: string, value: unknown) =>
  value === undefined || (secrets.includes(field) && (value === '' || value === null));

/**
 * The saved secrets to keep: those that the section neither drops (null) nor, for a retyped member number,
 * needs twice.
 */
function keptSecrets(saved: VisitAnswers, { answers }: { answers: VisitAnswers }): VisitAnswers {
  const kept = Object.fromEntries(
    SECRET_ANSWERS.filter((name) => answers[name] !== null).map((name) => [name, saved[name]]),
  );
  return answers.insurance_id === null || answers.insurance_id
    ? { ...kept, confirm_insurance_id: undefined }
    : kept;
}

/** The valid secrets of a refused section. A member number counts as typed once if its repeat is wrong. */
function acceptedSecrets(accepted: VisitAnswers, faulty: (keyof VisitAnswers)[]): VisitAnswers {
  const fitting = SECRET_ANSWERS.filter((name) => accepted[name] && !faulty.includes(name));
  const found: VisitAnswers = Object.fromEntries(fitting.map((name) => [name, accepted[name]]));
  return found.insurance_id ? { confirm_insurance_id: undefined, ...found } : found;
}

function stillComplete(row: DraftRow, saved: VisitAnswers, context: VisitContext): VisitSection[] {
  return row.completedSections.filter(
    (name) => checkSection(name, { ...context, saved }, {}).faults.length === 0,
  );
}

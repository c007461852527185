import { visitSectionSchema } from '@larkwell/contracts/appointments/visit';
import {
  SECRET_ANSWERS,
  SECTION_FIELDS,
  type VisitAnswers,
  type VisitSection,
} from '@larkwell/contracts/appointments/visit-answers';
import { visitMessages, type VisitContext } from '@larkwell/contracts/appointments/visit-rules';
import { collectFieldErrors } from '../http/error-body';
import { refuse } from '../http/refusals';
import type { FieldCipher } from '../security/field-cipher';
import { openAnswers, sealAnswers } from './answers';
import type { DraftRow } from './tables';

const secrets: readonly string[] = SECRET_ANSWERS;

/** The uploaded images are what counts, not what a form says about them. */
function withImages(answers: VisitAnswers, row: DraftRow): VisitAnswers {
  return {
    ...answers,
    front_insurance_card_img: row.frontImageKey ?? undefined,
    back_insurance_card_img: row.backImageKey ?? undefined,
  };
}

/** All saved answers of a draft, with secrets and image keys, as the rules want them. */
export function readSavedAnswers(cipher: FieldCipher, row: DraftRow): VisitAnswers {
  return withImages(openAnswers(cipher, row), row);
}

/**
 * Checks one section and gives the columns to store. What was left out is forgotten, except a secret, which a page
 * cannot send back. Sections that were complete and no longer are (an answer elsewhere opened a branch) are reopened.
 * @throws 400 refusal naming the fields
 */
export function saveSection(
  cipher: FieldCipher,
  row: DraftRow,
  section: { name: VisitSection; answers: VisitAnswers },
  context: VisitContext,
): Partial<DraftRow> {
  const saved = readSavedAnswers(cipher, row);
  const fields: readonly string[] = SECTION_FIELDS[section.name];
  const own = (entry: [string, unknown]) => fields.includes(entry[0]);
  const entries = Object.entries(saved);
  const kept = Object.fromEntries(entries.filter((entry) => !own(entry) || secrets.includes(entry[0])));
  const given = Object.fromEntries(
    Object.entries(withImages(section.answers, row)).filter(
      ([name, value]) =>
        own([name, value]) && value !== undefined && !(secrets.includes(name) && value === ''),
    ),
  );
  const parsed = visitSectionSchema(section.name, { ...context, saved: kept as VisitAnswers }).safeParse(
    given,
  );
  if (!parsed.success) {
    refuse(400, visitMessages.invalidForm, { errorData: collectFieldErrors(parsed.error.issues) });
  }
  const others = Object.fromEntries(entries.filter((entry) => !own(entry)));
  const answers = { ...others, ...parsed.data } as VisitAnswers;
  const stillComplete = row.completedSections.filter(
    (name) =>
      name !== section.name && visitSectionSchema(name, { ...context, saved: answers }).safeParse({}).success,
  );
  return { ...sealAnswers(cipher, answers), completedSections: [...stillComplete, section.name] };
}

import { stateNames } from './directory';
import { lettersApart } from './letters-apart';
import { foldName, foldWords } from './written-names';

/** Traditional abbreviations, besides the postal codes. */
const abbreviations = `
AL Ala | AK Alas | AZ Ariz | AR Ark | CA Calif, Cal, Cali | CO Colo, Col | CT Conn | DE Del | DC Dist of Columbia
FL Fla, Flor | GA Geo | HI Haw | ID Ida | IL Ill, Ills | IN Ind | KS Kan, Kans, Kas | KY Ken, Kent | MA Mass
ME Me | MD Mary | MI Mich | MN Minn | MS Miss | MO Mo | MT Mont | NE Neb, Nebr | NV Nev | NH N Hamp | NJ N Jersey
NM N Mex | NC N Car | ND N Dak | OK Okla | OR Ore, Oreg | PA Penn, Penna | RI R Isl | SC S Car | SD S Dak
TN Tenn | TX Tex | VT Verm | VA Virg | WA Wash | WV W Va, W Virg | WI Wis, Wisc | WY Wyo`;

const codes = new Map<string, string>();
for (const [code, name] of stateNames) {
  codes.set(foldName(name), code);
  codes.set(code.toLowerCase(), code);
}
for (const entry of abbreviations.split(/[|\n]/)) {
  const [code, ...names] = entry.trim().split(/\s(?=.)/);
  for (const name of names.join(' ').split(',')) if (code) codes.set(foldName(name), code);
}

/** The code of a state by its name, its code or an abbreviation; null for other words. */
export function findWrittenState(words: readonly string[]): string | null {
  return codes.get(foldWords(words)) ?? codes.get(words.join('')) ?? null;
}

/** The code of the state whose name is a slip away, or two in a long one. */
export function guessState(words: readonly string[]): string | null {
  const typed = foldWords(words);
  if (typed.length < 4) return null;
  for (const [code, name] of stateNames) {
    const folded = foldName(name);
    const slips = folded.length > 8 ? 2 : 1;
    if (lettersApart(typed, folded, slips) <= slips) return code;
  }
  return null;
}

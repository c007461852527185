import { analyteSchema } from '@larkwell/contracts/analytes/analytes';
import { describe, expect, it } from 'vitest';
import { analyteKey, findAnalyteText, listAnalytes, placeValue } from './describe-analyte';
import { library } from './library';

const all = library.map(({ id }) => id);
const ldl = {
  kind: 'measured',
  name: 'LDL cholesterol',
  value: 118,
  unit: 'mg/dL',
  low: null,
  high: 130,
} as const;
const drafts = library.filter(({ reviewedBy }) => !reviewedBy);

it('has one entry for each name, in short sentences', () => {
  const names = library.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  expect(new Set(all).size).toBe(all.length);
  for (const entry of library) {
    const texts = [entry.standsFor, entry.more, entry.higher, entry.lower, entry.next];
    for (const sentence of texts.flatMap((text) => text?.split(/(?<=\.) /) ?? [])) {
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(18);
    }
  }
});

it('names a page of a public health agency for every text', () => {
  for (const { id, source } of library) {
    expect(new URL(source.address).protocol, id).toBe('https:');
    expect(new URL(source.address).hostname, id).toMatch(/(^|\.)(medlineplus|cdc|nih)\.gov$/);
    expect(source.page, id).not.toBe('');
  }
});

it('prints the chosen numbers beside every sample value', () => {
  for (const { id, measured } of library) {
    const [analyte] = listAnalytes({ showsDrafts: true }, [id]);
    const texts = analyte!.sample!.axis?.marks.map(({ text }) => text);
    expect(texts, id).toEqual(measured?.numbers.map(String));
  }
});

it('leaves room on both sides of every usual range', () => {
  for (const { id, measured } of library) {
    const axis = listAnalytes({ showsDrafts: true }, [id])[0]!.sample!.axis;
    if (!measured || !axis) continue;
    if (measured.low !== null) expect(axis.from, id).toBeGreaterThan(3);
    if (measured.high !== null) expect(axis.to, id).toBeLessThan(97);
  }
});

describe('texts that no clinician has read', () => {
  it('are marked as unread where they are shown', () => {
    for (const analyte of listAnalytes({ showsDrafts: true }, all)) {
      expect(analyteSchema.safeParse(analyte).error).toBeUndefined();
      expect(analyte.text).not.toBeNull();
    }
    expect(findAnalyteText({ showsDrafts: true }, ldl)).toMatchObject({ reviewedBy: null });
  });

  it('are hidden with their range where only read ones are shown', () => {
    expect(findAnalyteText({ showsDrafts: false }, ldl)).toBeNull();
    for (const { id, name } of drafts) {
      const [analyte] = listAnalytes({ showsDrafts: false }, [id]);
      expect(analyte).toMatchObject({ id, name, text: null, sample: null, usualNote: null });
    }
    expect(drafts.length).toBeGreaterThan(0);
  });
});

it('finds an entry by the names of laboratories, and keeps a name that it does not know', () => {
  expect(analyteKey({ ...ldl, name: ' ldl ' })).toBe('ldl-cholesterol');
  expect(analyteKey({ ...ldl, name: 'Iron', unit: 'ug/dL' })).toBe('serum-iron');
  expect(analyteKey({ ...ldl, name: 'Zinc' })).toBe('measured zinc mg/dl');
  expect(listAnalytes({ showsDrafts: true }, ['no-such'])).toEqual([]);
});

it('does not take a number for a field of the urine strip', () => {
  expect(analyteKey({ kind: 'found', name: 'Glucose', isFound: false, isExpected: false })).toBe(
    'urine-glucose',
  );
  expect(findAnalyteText({ showsDrafts: true }, { ...ldl, name: 'Glucose' })).toBeNull();
});

it('uses the range of the laboratory, not its own', () => {
  const placed = placeValue(ldl);
  expect(placed).toMatchObject({ position: 'within', isUsual: true });
  expect(placed.axis!.marks.map(({ text }) => text)).toContain('130');
});

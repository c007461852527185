import { describe, expect, it } from 'vitest';
import { chosenSection, missingSections, nextSection, sectionsOf } from './steps';

describe('the steps of the registration', () => {
  it('are six for RT-PCR', () => {
    expect(sectionsOf({ testType: 'RT-PCR', completedSections: [] })).toEqual([
      'patient',
      'contact',
      'medical',
      'payment',
      'government',
      'consent',
    ]);
  });

  it('leave payment out for Antigen, which is always paid by card', () => {
    expect(sectionsOf({ testType: 'Antigen', completedSections: [] })).not.toContain('payment');
  });

  it('lead to the first section that is missing', () => {
    expect(nextSection({ testType: 'RT-PCR', completedSections: ['patient', 'medical'] })).toBe('contact');
  });

  it('lead straight back to the check when everything is saved', () => {
    const all = {
      testType: 'Antigen',
      completedSections: ['patient', 'contact', 'medical', 'government'],
    } as const;
    expect(missingSections(all)).toEqual([]);
    expect(nextSection(all)).toBe('consent');
  });

  it('ignore a section that is unknown or not asked', () => {
    const antigen = { testType: 'Antigen', completedSections: [] } as const;
    expect(chosenSection(antigen, 'payment')).toBe('patient');
    expect(chosenSection(antigen, 'nonsense')).toBe('patient');
    expect(chosenSection(antigen, 'medical')).toBe('medical');
  });
});

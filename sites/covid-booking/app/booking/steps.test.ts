import { describe, expect, it } from 'vitest';
import { chosenSection, faultsOf, isComplete, missingSections, nextSection, sectionsOf } from './steps';

describe('the steps of the registration', () => {
  it('are six for RT-PCR', () => {
    expect(sectionsOf({ testType: 'RT-PCR', completedSections: [], faults: {} })).toEqual([
      'patient',
      'contact',
      'medical',
      'payment',
      'government',
      'consent',
    ]);
  });

  it('omit payment for Antigen, which is always paid by card', () => {
    expect(sectionsOf({ testType: 'Antigen', completedSections: [], faults: {} })).not.toContain('payment');
  });

  it('lead to the first missing section', () => {
    expect(nextSection({ testType: 'RT-PCR', completedSections: ['patient', 'medical'], faults: {} })).toBe(
      'contact',
    );
  });

  it('lead straight to the review if everything is saved', () => {
    const all = {
      testType: 'Antigen',
      completedSections: ['patient', 'contact', 'medical', 'government'],
      faults: {},
    } as const;
    expect(missingSections(all)).toEqual([]);
    expect(nextSection(all)).toBe('consent');
  });

  it('ignore a section that is unknown or not asked', () => {
    const antigen = { testType: 'Antigen', completedSections: [], faults: {} } as const;
    expect(chosenSection(antigen, 'payment')).toBe('patient');
    expect(chosenSection(antigen, 'nonsense')).toBe('patient');
    expect(chosenSection(antigen, 'medical')).toBe('medical');
  });

  it('lead back to a section whose answers are no longer valid, before asking for a card', () => {
    const alone = ['Age 16-17, and 18 in Nebraska: the parent or guardian fills in the form.'];
    const moved = {
      testType: 'Antigen',
      completedSections: ['patient', 'contact', 'medical', 'government'],
      faults: { patient_relationship: alone, is_acknowledge: ['This field is required'] },
    } as const;
    const progress = {
      ...moved,
      faults: { ...moved.faults, patient_relationship: [...alone], is_acknowledge: [] },
    };
    expect(missingSections(progress)).toEqual(['patient']);
    expect(faultsOf(progress, 'patient')).toEqual({ patient_relationship: alone });
    expect(isComplete(progress)).toBe(false);
    expect(isComplete({ ...progress, faults: { is_acknowledge: ['This field is required'] } })).toBe(true);
    expect(isComplete({ ...progress, faults: { assessment: ['This field is required'] } })).toBe(false);
  });
});

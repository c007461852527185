import { z } from 'zod';

export const TEST_TYPES = ['RT-PCR', 'Antigen'] as const;

export const testTypeSchema = z.enum(TEST_TYPES);

export type TestType = (typeof TEST_TYPES)[number];

export const DEFAULT_TEST_TYPE: TestType = 'RT-PCR';

import { sqlState } from '../db';

/** Whether the database refused a row since its account was erased while the call was on its way. */
export const isOfErased = (error: unknown): boolean => sqlState(error) === 'LW001';

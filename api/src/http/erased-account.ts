import { sqlState } from '../db';

/** Whether the database refused a row because its account was erased during the call. */
export const isOfErased = (error: unknown): boolean => sqlState(error) === 'LW001';

import { testWithBadLine } from '@larkwell/tooling/e2e/bad-line-test';
import { mergeTests } from '@playwright/test';
import { test as payingTest } from './paying-test';

/** Visits its own site, whose connection to the API can be cut. */
export const test = mergeTests(payingTest, testWithBadLine('covid-booking'));

export const VISIT_RESULTS = ['not-detected', 'detected', 'inconclusive'] as const;

/** What a laboratory found in the sample of a visit. */
export type VisitResult = (typeof VISIT_RESULTS)[number];

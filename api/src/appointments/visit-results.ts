export const VISIT_RESULTS = ['not-detected', 'detected', 'inconclusive'] as const;

/** A laboratory's finding for a visit's sample. */
export type VisitResult = (typeof VISIT_RESULTS)[number];

/**
 * Name of the field that no person sees. It resembles nothing that browsers and password managers fill in by
 * themselves, and looks worth filling in to a program.
 */
export const honeypotName = 'reference_link';

/** Binds a sealed tester to its column. */
export const testerSeal = 'kit_registrations.tester';

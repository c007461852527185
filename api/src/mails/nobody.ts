/** RFC 6761 keeps this domain for tests: no mail server has it, and nobody proves an address of it. */
const domain = 'deleted.test';

/** The address that takes the place of an erased person's: one of its own, as accounts need. */
export const nobodysAddress = (userId: string): string => `${userId}@${domain}`;

/** Whether an address is that of an erased person, to which nothing is sent. */
export const isNobody = (address: string): boolean => address.endsWith(`@${domain}`);

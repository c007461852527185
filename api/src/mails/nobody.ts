/** RFC 6761 reserves this domain for tests: no mail server has it, and nobody can prove an address in it. */
const domain = 'deleted.test';

/** The address that replaces an erased person's: a unique one, as accounts need. */
export const nobodysAddress = (userId: string): string => `${userId}@${domain}`;

/** Whether an address is an erased person's, to which nothing is sent. */
export const isNobody = (address: string): boolean => address.endsWith(`@${domain}`);

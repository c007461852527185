/** How long a person stays signed in on one device. */
export const SESSION_LIFETIME = {
  /** Days after the last use. Shoppers come back after weeks. */
  idleDays: 30,
  /** Days after the sign-in, however often the session is used. */
  mostDays: 90,
  /** How exactly the last use is kept: a call within these minutes of it writes nothing. */
  touchMinutes: 60,
} as const;

/**
 * What a start prints: where to go, and the people to sign in as.
 *
 * @param {Record<string, string>} environment
 * @param {{ standIns: import('./environment.mjs').StandIn[], seeded: boolean,
 *   storybook: 'missing' | 'old' | 'built', logs: string, seconds: number }} start
 * @returns {string}
 */
export function describeStart(environment, { standIns, seeded, storybook, logs, seconds }) {
  const local = (/** @type {string} */ port) => `http://localhost:${environment[port]}`;
  const rows = [
    ['Shop', environment.SHOP_URL],
    [
      'Book a COVID-19 test',
      `${environment.BOOKING_URL}   or http://booking.localhost:${environment.BOOKING_PORT}`,
    ],
    ['API, documented', `${environment.API_URL}/api/v1/docs`],
    ...(standIns.includes('mail') ? [['Mailbox (all mail lands here)', local('MAILBOX_PORT')]] : []),
    ...(standIns.includes('texts') ? [['Text messages', local('TEXTS_PORT')]] : []),
    ...(standIns.includes('stripe') ? [['Stripe stand-in', local('STRIPE_PORT')]] : []),
    [
      'Storybook',
      {
        missing: 'after npm run build, or with npm run dev',
        old: `${local('STORYBOOK_PORT')} (built from older files; npm run build renews it)`,
        built: local('STORYBOOK_PORT'),
      }[storybook],
    ],
  ];
  const people = [
    ['maya@example.com', 'buys for herself'],
    ['eli@example.com', 'employee, may use the company card'],
    ['olive@example.com', 'organization, manages employees'],
  ];
  const table = (/** @type {(string | undefined)[][]} */ entries) =>
    entries.map(([name = '', value]) => `  ${name.padEnd(31)}${value}`);
  return [
    '',
    `Larkwell is ready (${seconds.toFixed(1)} s).`,
    '',
    ...table(rows),
    ...(seeded ? ['', 'Sign in with the password Teal-Kettle-7 as', ...table(people)] : []),
    ...(standIns.includes('stripe')
      ? ['', 'Pay with the test card 4242 4242 4242 4242, any later date, any CVC.']
      : []),
    '',
    `Logs: ${logs}   End: Ctrl-C`,
    '',
  ].join('\n');
}

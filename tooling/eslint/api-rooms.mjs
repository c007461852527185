/**
 * The rooms of the API: the folders of `api/src`, from the bottom up. A room imports only rooms of lower layers, so
 * there are no cycles. ARCHITECTURE.md shows the same layers.
 *
 * @type {readonly (readonly string[])[]}
 */
export const apiRooms = [
  ['analytes', 'documents', 'failpoints', 'language', 'log', 'payment-model', 'queue', 'refusals'],
  ['db', 'services'],
  ['mails', 'security'],
  ['budgets', 'terms'],
  ['deps'],
  ['calls', 'jobs'],
  ['people', 'retention', 'sealing'],
  ['audit', 'drafts', 'invitations'],
  ['http'],
  ['agreements', 'coupons', 'files', 'kits', 'pages', 'places', 'products', 'support'],
  ['accounts', 'cart', 'faq', 'locations', 'stock-alerts'],
  ['payments'],
  ['appointments', 'orders'],
  ['reports', 'subscriptions', 'tracking', 'uploads'],
  ['employees', 'erasure', 'own-data', 'visit-form'],
];

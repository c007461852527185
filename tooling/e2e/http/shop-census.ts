import type { RouteHandles } from '../../../sites/shop/app/route-handles.generated';

/** Maya's and Olive's things that others request by id. */
export interface Belongings {
  order: string;
  paidOrder: string;
  waitingOrder: string;
  report: string;
  employee: string;
  companyPayment: string;
  companyCard: string;
  subscription: string;
}

export interface Row {
  path: (things: Belongings) => string;
  /**
   * What a visitor, Maya, the employee Eli, his organization Olive and another organization get: a status, where a
   * redirect leads, `sign-in` with the way back, or `denied`.
   */
  answers: string;
}

const row = (answers: string, path: string | Row['path']): Row => ({
  answers,
  path: typeof path === 'string' ? () => path : path,
});
const all = (answer: string) => Array(5).fill(answer).join(' ');
const signedIn = (answer: string) => `sign-in ${Array(4).fill(answer).join(' ')}`;
const guests = '200 /home /home /home /home';
const organizations = 'sign-in denied denied 200 200';
const onlyMaya = 'sign-in 200 404 404 404';
const onlyOlive = 'sign-in denied denied 200 404';

/** Who may open which page. A route without a row here does not compile. */
export const shopCensus: Record<keyof RouteHandles, Row> = {
  $: row(all('404'), '/no-such-page'),
  _index: row(all('200'), '/'),
  'add-employee': row(organizations, '/add-employee'),
  'back-in-stock.$id': row(all('/categories/thyroid-check'), '/back-in-stock/thyroid-check'),
  'cart._index': row(all('200'), '/cart'),
  'cart.add': row(all('/cart'), '/cart/add'),
  'cart.drawer': row(all('200'), '/cart/drawer'),
  'cart.remove.$line': row(all('/cart'), '/cart/remove/none'),
  'categories.$id': row(all('200'), '/categories/thyroid-check'),
  'categories._index': row(all('200'), '/categories'),
  'covid-19-testing.$': row(all('elsewhere'), '/covid-19-testing/assessment'),
  'covid-19-testing._index': row(all('elsewhere'), '/covid-19-testing'),
  'employees-history._index': row(organizations, '/employees-history'),
  'employees-history.payment.$id': row(
    onlyOlive,
    ({ companyPayment }) => `/employees-history/payment/${companyPayment}`,
  ),
  'employees.$id': row(onlyOlive, ({ employee }) => `/employees/${employee}`),
  'employees._index': row(organizations, '/employees'),
  'forgot-password': row(guests, '/forgot-password'),
  'form-not-sent': row(all('404'), '/form-not-sent'),
  home: row(all('/'), '/home'),
  'kits._index': row(signedIn('200'), '/kits'),
  'kits.$id.label': row(signedIn('404'), '/kits/none/label'),
  'kits.$id.mailer': row(signedIn('/kits'), '/kits/none/mailer'),
  'kit-confirmation': row(signedIn('/register-kit'), '/kit-confirmation'),
  login: row('/signin /home /home /home /home', '/login'),
  logout: row(all('/'), '/logout'),
  'order-details.$orderId._index': row(onlyMaya, ({ order }) => `/order-details/${order}`),
  'order-details.$orderId.address': row(
    onlyMaya,
    ({ waitingOrder }) => `/order-details/${waitingOrder}/address`,
  ),
  'order-details.$orderId.again': row(signedIn('/order-details/none'), '/order-details/none/again'),
  'order-details.$orderId.cancel': row(
    onlyMaya,
    ({ waitingOrder }) => `/order-details/${waitingOrder}/cancel`,
  ),
  'order-details.$orderId.invoice': row(onlyMaya, ({ paidOrder }) => `/order-details/${paidOrder}/invoice`),
  'order-details._index': row(signedIn('/orders'), '/order-details'),
  'orderConfirmation.$orderId': row(
    'sign-in 200 /payments /payments /payments',
    ({ paidOrder }) => `/orderConfirmation/${paidOrder}`,
  ),
  orders: row(signedIn('200'), '/orders'),
  'page.$slug': row(all('200'), '/page/about-us'),
  'pay.$token': row(all('404'), '/pay/none'),
  'pay.done': row(all('200'), '/pay/done'),
  'payments._index': row(signedIn('/cart'), '/payments'),
  'payments.charge': row(signedIn('/payments'), '/payments/charge'),
  'payments.elsewhere': row(signedIn('/cart'), '/payments/elsewhere'),
  'payments.state': row('sign-in 404 404 404 404', '/payments/state?orderId=none'),
  'payments.return': row('/pay/done /cart /cart /cart /cart', '/payments/return'),
  'places.zip': row(all('200'), '/places/zip?zip=68102'),
  profile: row(signedIn('200'), '/profile'),
  'profile_.addresses._index': row(signedIn('200'), '/profile/addresses'),
  'profile_.addresses.add': row(signedIn('200'), '/profile/addresses/add'),
  'profile_.addresses.$id': row(signedIn('404'), '/profile/addresses/none'),
  'profile_.change-password': row(signedIn('200'), '/profile/change-password'),
  'profile_.confirm-email': row(signedIn('/profile'), '/profile/confirm-email'),
  'profile_.delete-account': row(signedIn('200'), '/profile/delete-account'),
  'profile_.edit': row(signedIn('200'), '/profile/edit'),
  'profile_.edit-address': row(signedIn('200'), '/profile/edit-address'),
  'profile_.password-again': row(signedIn('/profile'), '/profile/password-again'),
  'profile_.payment-methods.add': row(signedIn('200'), '/profile/payment-methods/add'),
  'profile_.payment-methods.remove.$id': row(
    'sign-in 404 404 200 404',
    ({ companyCard }) => `/profile/payment-methods/remove/${companyCard}`,
  ),
  'profile_.payment-methods.setup': row(
    signedIn('/profile/payment-methods/add'),
    '/profile/payment-methods/setup',
  ),
  'profile_.opened-reports': row(signedIn('200'), '/profile/opened-reports'),
  'profile_.sessions': row(signedIn('200'), '/profile/sessions'),
  'profile_.your-data._index': row(signedIn('200'), '/profile/your-data'),
  'profile_.your-data.$link': row(signedIn('404'), '/profile/your-data/none'),
  'register-kit': row(signedIn('200'), '/register-kit'),
  'reports.$id._index': row(onlyMaya, ({ report }) => `/reports/${report}`),
  'reports.$id.pdf': row(onlyMaya, ({ report }) => `/reports/${report}/pdf`),
  'reports._index': row(signedIn('200'), '/reports'),
  'reset-password': row(guests, '/reset-password?accessKey=none'),
  '[.]well-known.security[.]txt': row(all('200'), '/.well-known/security.txt'),
  'robots[.]txt': row(all('200'), '/robots.txt'),
  'search.suggestions': row(all('200'), '/search/suggestions?search=kit'),
  settings: row(signedIn('200'), '/settings'),
  shipping: row(signedIn('/cart'), '/shipping'),
  signin: row(guests, '/signin'),
  'sitemap[.]xml': row(all('200'), '/sitemap.xml'),
  'social.$name[.]png': row(all('200'), '/social/larkwell.png'),
  'speculation-rules[.]json': row(all('200'), '/speculation-rules.json'),
  'stock-alert': row(all('200'), '/stock-alert?key=none'),
  'subscription._index': row('sign-in 200 denied 200 200', '/subscription'),
  'subscription.$id._index': row(
    'sign-in 200 denied 404 404',
    ({ subscription }) => `/subscription/${subscription}`,
  ),
  'subscription.$id.card._index': row(
    'sign-in 200 denied 404 404',
    ({ subscription }) => `/subscription/${subscription}/card`,
  ),
  'subscription.$id.card.setup': row(
    'sign-in /subscription denied /subscription /subscription',
    ({ subscription }) => `/subscription/${subscription}/card/setup`,
  ),
  'subscription.cancel.$id': row(
    'sign-in 200 denied 404 404',
    ({ subscription }) => `/subscription/cancel/${subscription}`,
  ),
  'support._index': row(all('200'), '/support'),
  'support.help._index': row(all('200'), '/support/help'),
  'support.help.category.$name': row(all('200'), '/support/help/category/Results-and-reports'),
  'tester-info': row(signedIn('/register-kit'), '/tester-info'),
  'trackOrders.$orderId': row(onlyMaya, ({ order }) => `/trackOrders/${order}`),
  'trackOrders._index': row(signedIn('/orders'), '/trackOrders'),
  'undo-email-change': row(all('200'), '/undo-email-change'),
  verify: row(guests, '/verify'),
};

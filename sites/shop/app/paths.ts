const query = (path: string, values: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Every address of the shop. Links, redirects and tests take them from here. */
export const paths = {
  home: () => '/',
  categories: (options: { tab?: string; q?: string } = {}) => query('/categories', options),
  product: (slugOrId: string, options: Record<string, string | undefined> = {}) =>
    query(`/categories/${encodeURIComponent(slugOrId)}`, options),
  search: (search?: string) => query('/categories', { search }),
  suggestions: () => '/search/suggestions',
  cart: () => '/cart',
  cartAdd: () => '/cart/add',
  cartDrawer: () => '/cart/drawer',
  cartRemove: (lineKey: string) => `/cart/remove/${encodeURIComponent(lineKey)}`,
  cartCoupon: () => '/cart/coupon',
  signIn: (options: { redirectTo?: string; mode?: 'signup' } = {}) => query('/signin', options),
  signUp: (options: { redirectTo?: string } = {}) => query('/signin', { mode: 'signup', ...options }),
  signOut: () => '/logout',
  verify: (options: { email?: string; code?: string } = {}) => query('/verify', options),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  shipping: () => '/shipping',
  payments: () => '/payments',
  paymentReturn: () => '/payments/return',
  paymentCharge: () => '/payments/charge',
  zipPlace: () => '/places/zip',
  payDone: () => '/pay/done',
  payElsewhere: () => '/payments/elsewhere',
  orderConfirmation: (orderId: string) => `/orderConfirmation/${encodeURIComponent(orderId)}`,
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  addPaymentMethod: () => '/profile/payment-methods/add',
  setUpPaymentMethod: () => '/profile/payment-methods/setup',
  removePaymentMethod: (id: string) => `/profile/payment-methods/remove/${encodeURIComponent(id)}`,
  changePassword: () => '/profile/change-password',
  editAddress: () => '/profile/edit-address',
  settings: () => '/settings',
  orders: (options: { page?: string } = {}) => query('/orders', options),
  orderDetails: (orderId: string) => `/order-details/${encodeURIComponent(orderId)}`,
  orderAddress: (orderId: string) => `/order-details/${encodeURIComponent(orderId)}/address`,
  trackOrder: (orderId: string) => `/trackOrders/${encodeURIComponent(orderId)}`,
  subscriptions: () => '/subscription',
  cancelSubscription: (id: string) => `/subscription/cancel/${encodeURIComponent(id)}`,
  reports: () => '/reports',
  registerKit: () => '/register-kit',
  testerInfo: () => '/tester-info',
  kitConfirmation: () => '/kit-confirmation',
  report: (id: string) => `/reports/${encodeURIComponent(id)}`,
  reportPdf: (id: string) => `/reports/${encodeURIComponent(id)}/pdf`,
  support: () => '/support',
  help: (options: { search?: string } = {}) => query('/support/help', options),
  helpCategory: (slug: string, options: { faqId?: string } = {}) =>
    query(`/support/help/category/${encodeURIComponent(slug)}`, options),
  employees: (options: { search?: string; page?: string } = {}) => query('/employees', options),
  employee: (id: string) => `/employees/${encodeURIComponent(id)}`,
  addEmployee: () => '/add-employee',
  employeesHistory: (options: { tab?: string; search?: string; page?: string } = {}) =>
    query('/employees-history', options),
  employeePayment: (id: string) => `/employees-history/payment/${encodeURIComponent(id)}`,
  page: (slug: string) => `/page/${encodeURIComponent(slug)}`,
  booking: () => '/covid-19-testing',
  socialPicture: (slug: string) => `/social/${encodeURIComponent(slug)}.png`,
};

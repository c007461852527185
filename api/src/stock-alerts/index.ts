export { backInStockMail, confirmStockAlertMail } from './mails';
export { mailStockAlerts } from './mail-stock-alerts';
export { rehashStockAlerts } from './rehash-stock-alerts';
export { stockAlertsRoutes } from './routes';
export { removeStockAlertsOf } from './store';

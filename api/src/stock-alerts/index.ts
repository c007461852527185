export { backInStockMail, confirmStockAlertMail } from './mails';
export { mailStockAlerts, rehashStockAlerts } from './mail-stock-alerts';
export { stockAlertsRoutes } from './routes';

export { confirmWaitingMail, timeOpenedMail } from './mails';
export { mailWaitingList, rehashWaitingList } from './mail-waiting-list';
export { waitingListRoutes } from './routes';

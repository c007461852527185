export { queueTextMessage } from './queue-text-message';
export { sendTextMessage } from './send-text-message';

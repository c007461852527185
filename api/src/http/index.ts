export { api } from './api';
export { limitBodies } from './body-limit';
export { clockRoutes } from './clock-routes';
export { documentationPolicy, renderDocumentation } from './documentation';
export { addFixedHeaders, listFixedHeaders, markComplete } from './fixed-headers';
export { createHandler } from './handler';
export { healthRoutes } from './health';
export { createCarefulServer } from './known-methods';
export { refusedCards } from './limit-rules';
export { describeApi } from './openapi';
export {
  mailTo,
  spendOnInvitations,
  spendOrRefuse,
  spendWithin,
  visitCodeTo,
  visitMailTo,
} from './spend-or-refuse';

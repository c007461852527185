export { type Failpoint, failpoint, failpoints, failpointsAround, type StripeCall } from './failpoints';

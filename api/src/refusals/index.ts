export { collectFieldErrors, encodeErrorBody, plainRefusals, refusalOf } from './error-body';
export { type FieldErrors, refuse } from './refusals';

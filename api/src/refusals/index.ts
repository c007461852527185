export {
  badInputSentence,
  collectFieldErrors,
  encodeErrorBody,
  faultSentence,
  refusalOf,
} from './error-body';
export { type FieldErrors, refuse } from './refusals';

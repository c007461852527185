export {
  areSameTerms,
  areTerms,
  type ChangedTerms,
  findChangedTerms,
  listTermsChanges,
  nameTerms,
  readTerms,
  refuseChangedTerms,
  sealTerms,
  sealUnnamedTerms,
  type ShownTerms,
} from './terms';

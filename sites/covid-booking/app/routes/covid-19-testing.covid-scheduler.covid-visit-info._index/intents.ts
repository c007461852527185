/** What the buttons of the visit form ask for; each posts the whole page. */
export const intents = {
  save: 'save',
  findPlace: 'find-place',
  upload: 'upload',
  askRemoveFront: 'ask-remove-front',
  askRemoveBack: 'ask-remove-back',
  removeFront: 'remove-front',
  removeBack: 'remove-back',
  keep: 'keep',
} as const;

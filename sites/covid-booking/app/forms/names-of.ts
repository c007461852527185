/** The texts of a message map as field names: question marks go, since a colon follows. */
export const namesOf = (messages: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([field, text]) =>
      typeof text === 'string' ? [[field, text.replace(/^¿|\?$/g, '')]] : [],
    ),
  );

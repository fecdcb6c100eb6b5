// Unicode, "Default_Ignorable_Code_Point": direction marks, zero-width spaces, fillers, and also joiners,
// which Hindi and Marathi need inside a word.
const invisibleEnds =
  /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without white space and invisible characters at its ends. */
export const trimInvisible = (text: string): string => text.replace(invisibleEnds, '');

/** A text without invisible characters; spaces stay. For phone numbers and e-mail addresses. */
export const removeInvisible = (text: string): string => text.replace(invisible, '');

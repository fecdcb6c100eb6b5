// Unicode, "Default_Ignorable_Code_Point": direction marks, zero-width spaces, fillers. Joiners are
// among them, which Hindi and Marathi need inside a word: inside a text they stay.
const invisibleEnds =
  /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without spaces and characters that nobody sees at its ends. */
export const trimInvisible = (text: string): string => text.replace(invisibleEnds, '');

/** A text without any character that nobody sees, spaces excepted: for phone numbers and addresses. */
export const removeInvisible = (text: string): string => text.replace(invisible, '');

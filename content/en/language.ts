/** The language of this folder's words, as HTML and schema.org name it. */
export const language = 'en-IN';

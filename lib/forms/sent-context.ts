import { createContext } from 'react';
import type { Answers } from './field';

/** The answers that a form has sent, for what is shown once it is sent; they are kept in memory alone. */
export const SentContext = createContext<Answers>({});

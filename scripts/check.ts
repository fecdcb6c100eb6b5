// Prints all mistakes and warnings in the content, with file and line, without building the site.
import { checkContent } from './check-content';

if (!checkContent()) {
  process.exit(1);
}
console.log('The content has no mistakes.');

/**
 * A script for the page's head: a form sent before its code has come would leave the page and lose
 * what was typed, so the submit is held and marked, and the form sends itself once it can.
 */
export const holdEarlySubmits =
  "addEventListener('submit',function(e){e.preventDefault();e.target.dataset.held=''},true)";

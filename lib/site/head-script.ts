import 'server-only';
import { forgetSentAnswers } from '../browser/head/forget-sent-answers';
import { holdEarlySubmits } from '../browser/head/hold-early-submits';
import { noteLostScripts } from '../browser/head/note-lost-scripts';
import { prepareTheme } from '../browser/head/prepare-theme';
import { showSplashOnce } from '../browser/head/show-splash-once';
import { SENT_CHANNEL } from '../browser/sent-channel';
import { toInlineScript } from './inline-script';
import { pageColours, splashMs } from './style-tokens';

/** The script in the head of every page, which runs before the page is painted. */
export const headScript = [
  toInlineScript(prepareTheme, pageColours.light),
  toInlineScript(holdEarlySubmits),
  toInlineScript(noteLostScripts),
  toInlineScript(forgetSentAnswers, SENT_CHANNEL),
  toInlineScript(showSplashOnce, splashMs),
].join('');

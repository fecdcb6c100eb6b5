import 'server-only';
import { applyReadingSettings } from '../browser/head/apply-reading-settings';
import { handleActions } from '../browser/head/handle-actions';
import { hideNotice } from '../browser/head/hide-notice';
import { keepEarlyActions } from '../browser/head/keep-early-actions';
import { keepTypedNumbers } from '../browser/head/keep-typed-numbers';
import { noteLostScripts } from '../browser/head/note-lost-scripts';
import { openFolds } from '../browser/head/open-folds';
import { operateMenu } from '../browser/head/operate-menu';
import { prepareTheme } from '../browser/head/prepare-theme';
import { showSplashOnce } from '../browser/head/show-splash-once';
import { surviveRecovery } from '../browser/head/survive-recovery';
import { isModifiedClick } from '../browser/is-modified-click';
import { findNotice, toNoticeTimes } from '../clinic/notice';
import {
  parseReadingSettings,
  READING_KEY,
  readingChoices,
} from '../reading-settings/reading-settings';
import { toAsciiDigits } from '../text/digits';
import { SCRIPT_LATE_MS } from '../timings';
import { toInlineScript } from './inline-script';
import { toPageAddress } from './language-address';
import { pageColours, splashMs } from './style-tokens';

const listCommonScripts = () => [
  toInlineScript(surviveRecovery),
  toInlineScript(prepareTheme, pageColours.light),
  toInlineScript(applyReadingSettings, READING_KEY, readingChoices, parseReadingSettings),
  toInlineScript(keepEarlyActions),
  toInlineScript(keepTypedNumbers, toAsciiDigits),
  toInlineScript(handleActions, isModifiedClick),
  toInlineScript(openFolds),
  toInlineScript(operateMenu, isModifiedClick),
  toInlineScript(noteLostScripts, SCRIPT_LATE_MS),
  toInlineScript(showSplashOnce, splashMs, toPageAddress('/')),
];

/** The inline script in every head, run before first paint. Its listeners capture: React stops events as it hydrates. */
export function getHeadScript(notice = findNotice()): string {
  const scripts = listCommonScripts();
  if (notice) {
    const { from, until } = toNoticeTimes(notice);
    scripts.push(toInlineScript(hideNotice, from, until));
  }
  return scripts.join('');
}

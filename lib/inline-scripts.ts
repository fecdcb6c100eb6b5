import { themeColours } from './theme-colours';
import { SPLASH_MS } from './timings';

/**
 * A form sent before its code has come would leave the page and lose
 * what was typed, so the submit is held and marked until the form's own code takes it up.
 */
const holdEarlySubmits =
  "addEventListener('submit',function(e){e.preventDefault();e.target.dataset.held=''},true);";

/** Marks a document of which a script did not come. */
const noteLostScripts =
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')document.documentElement.classList.add('script-lost')},true);";

/** A theme that is neither dark nor light is none. */
const dropDamagedTheme =
  "try{if(!/^(dark|light)$/.test(localStorage.theme))localStorage.removeItem('theme')}catch(e){}";

/**
 * The splash stands at the first document of a tab session only, and
 * a click, tap, key or wheel ends it at once. Where storage is denied it does not stand at all.
 */
const endSplash = `(function(c,t){function end(){c.add('splash-over');t.forEach(function(n){removeEventListener(n,end,true)})}try{if(sessionStorage.splash)return end();sessionStorage.splash='seen'}catch(e){return end()}t.forEach(function(n){addEventListener(n,end,true)});setTimeout(end,${SPLASH_MS})})(document.documentElement.classList,['pointerdown','touchstart','keydown','wheel']);`;

/**
 * Of the two theme colours the one of the visitor's theme counts,
 * whatever the system prefers; again whenever the theme changes or React writes them anew.
 */
const matchThemeColour = `(function(root,head){function match(){var light=root.classList.contains('light');head.querySelectorAll('meta[name=theme-color]').forEach(function(meta){meta.media=(meta.content==='${themeColours.light.get('bg')}')===light?'all':'not all'})}var observer=new MutationObserver(match);observer.observe(root,{attributeFilter:['class']});observer.observe(head,{childList:true})})(document.documentElement,document.head);`;

/** The script in the head of every page, which runs before the page is drawn. */
export const headScript =
  dropDamagedTheme + holdEarlySubmits + noteLostScripts + endSplash + matchThemeColour;

// React makes every script element from this one piece of HTML.
const emptyScript = "'\\x3cscript>\\x3c/script>'";

/**
 * The first script of an exported page, for browsers that know trusted types: what a script hands to
 * the document is let through where it is an empty script, data, or a script of this site's build.
 * It takes itself away, because React would take it for the page's own first script.
 */
export const toTrustedTypesScript = (basePath: string) =>
  `(function(t){document.currentScript.remove();if(t)t.createPolicy('default',{` +
  `createHTML:function(h){if(h===${emptyScript})return h},` +
  'createScript:function(s){try{JSON.parse(s);return s}catch(e){}},' +
  `createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&a.pathname.indexOf(${JSON.stringify(`${basePath}/_next/static/`)})===0)return u}` +
  '})})(self.trustedTypes);';

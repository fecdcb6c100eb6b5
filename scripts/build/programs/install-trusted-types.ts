/** The rules of a policy: a returned value is allowed, `undefined` is blocked. */
interface Rules {
  createHTML(html: string): string | undefined;
  createScript(text: string): string | undefined;
  createScriptURL(address: string): string | undefined;
}

/** The part of https://www.w3.org/TR/trusted-types/ that is used here. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
}

/**
 * Installs the default policy of Trusted Types. It allows the HTML of an empty script element, from which
 * React creates every script element; JSON as the text of a script; and addresses of scripts below
 * `scriptFolder`. The script removes itself: in `<head>` it would be a hydration mismatch.
 */
export function installTrustedTypes(scriptFolder: string, emptyScript: string): void {
  document.currentScript?.remove();
  (self as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createHTML(html) {
      return html === emptyScript ? html : undefined;
    },
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return undefined;
      }
    },
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(scriptFolder) ? address : undefined;
    },
  });
}

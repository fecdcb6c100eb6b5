/** The rules of a policy: what they return is let through, and where they return nothing it is refused. */
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
 * For browsers that know Trusted Types: what a script hands to the document is let through where it is
 * the HTML of an empty script (React makes every script element from it), data as JSON, or the address
 * of a script of this site's build, all of which are below `scriptFolder`. The script takes itself
 * away, because React would take it for the first one of the layout: a hydration mismatch.
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

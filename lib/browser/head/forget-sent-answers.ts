/**
 * Forgets the draft of a form when another tab has sent the same answers: duplicating a tab copies
 * its `sessionStorage`. What was typed since then differs and stays. The form of this tab hears of it
 * as an event of the channel's name.
 */
export function forgetSentAnswers(channelName: string, draftKeyPrefix: string): void {
  let channel: BroadcastChannel | undefined;
  // An open channel may keep a page out of the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', () => {
    try {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }) => {
        try {
          const key = `${draftKeyPrefix}${data.form}`;
          const draft = JSON.parse(sessionStorage.getItem(key) || 'null');
          if (draft && Object.keys(draft).every((name) => draft[name] === data.answers[name])) {
            sessionStorage.removeItem(key);
            dispatchEvent(new CustomEvent(channelName, { detail: data }));
          }
        } catch (_) {
          // Storage is denied, and with it every draft; or the draft is damaged.
        }
      };
    } catch (_) {
      // No channels: a copy goes when its tab is closed.
    }
  });
}
